/** Words for what each row of something has: its code, its month. */
import type { SemanticModel } from '../../model/SemanticModel';
import { isNoun, isOperator, meaningsOf } from '../tokens';
import type { KnownValue, Meaning } from '../words/lexicon';
import type { Span } from '../words/spans';
import { normalise } from '../words/text';
import { type Replaced, entitiesOf } from './children';
import { momentsIn } from './moments';

const CODE = /^(?:codes?|코드|代碼)$/;

/** "Companies: code, name, currency", "모회사 코드가 HOLD002인 회사": that of what is named, and no list of codes. */
function codesIn(said: readonly Span[], model: SemanticModel): Replaced {
  const isOfCodes = (span: Span) =>
    entitiesOf(span, model).some(({ views }) => views.includes('common_codes')) &&
    !CODE.test(span.text);
  const isOther = (span: Span) =>
    entitiesOf(span, model).some(({ views }) => !views.includes('common_codes'));
  const isCounted = said.some((span) => isOperator(span, 'count'));
  if (isCounted || said.some(isOfCodes) || !said.some(isOther)) return new Map();
  return new Map(
    said.flatMap((span, index) =>
      entitiesOf(span, model).length > 0 &&
      CODE.test(span.text) &&
      // "The codes screen"
      entitiesOf(said[index + 1] ?? span, model).every(({ id }) => id !== 'menus')
        ? [[span, [{ kind: 'stop' }]]]
        : [],
    ),
  );
}

/** "Currencies in the common codes": the list that is called so; beside its name, "how many currencies does the currency code list have", the codes that it holds. */
function listsIn(
  said: readonly Span[],
  model: SemanticModel,
  values: readonly KnownValue[],
): Replaced {
  const isOfLists = (span: Span | undefined) =>
    span !== undefined && entitiesOf(span, model).some(({ id }) => id === 'codeLists');
  const isOfCodes = (span: Span) =>
    (entitiesOf(span, model).some(({ id }) => id === 'codes') && !CODE.test(span.text)) ||
    isOfLists(span);
  const replaced: Replaced = new Map();
  const named = new Set<string>();
  const isBeside = (index: number) => [said[index + 1], said[index - 1]].some(isOfLists);
  const ordered = [...said.keys()].toSorted((a, b) => Number(isBeside(b)) - Number(isBeside(a)));
  for (const span of said.some(isOfCodes) ? ordered.flatMap((index) => said[index] ?? []) : []) {
    const terms = meaningsOf(span, 'dimension').flatMap(({ id }) =>
      (model.dimensionOf(id)?.terms ?? []).map(normalise),
    );
    const [list, ...others] = values.filter(
      ({ dimension, names }) =>
        dimension === 'codeList' && names.some((name) => terms.includes(normalise(name))),
    );
    if (!list || others.length > 0) continue;
    const isSaid = named.has(list.value);
    named.add(list.value);
    if (isSaid) replaced.set(span, [{ kind: 'entity', id: 'codes' }]);
    else if (meaningsOf(span, 'value').length === 0)
      replaced.set(span, [{ kind: 'value', dimension: 'codeList', value: list.value }]);
  }
  return replaced;
}

/** "On the companies menu": a name that is a noun, too, right before what it is one of. */
const namesIn = (said: readonly Span[], text: string): Replaced =>
  new Map(
    said.flatMap((span, index) => {
      const next = said[index + 1];
      const value = meaningsOf(span, 'value').find(
        ({ isNamesake, dimension }) =>
          isNamesake === true && meaningsOf(next, 'dimension').some(({ id }) => id === dimension),
      );
      const isRightBefore = next && text.slice(span.end, next.start).trim() === '';
      return value && isRightBefore && isNoun(span)
        ? [[span, [{ ...value, isNamesake: undefined }]]]
        : [];
    }),
  );

/** "For the motor page of the report": no screen, where a figure is asked for. */
function pagesIn(said: readonly Span[]): Replaced {
  const isMeasured = said.some((span) => meaningsOf(span, 'measure').length > 0);
  return new Map(
    said.flatMap((span) =>
      isMeasured && /^(?:pages?|페이지|頁)$/.test(span.text) ? [[span, [{ kind: 'stop' }]]] : [],
    ),
  );
}

/** "The journals menu (M050102)", 分錄選單（M050102）: a word of its name. */
function menusIn(said: readonly Span[], text: string): Replaced {
  const isMenu = (span: Span | undefined) =>
    meaningsOf(span, 'dimension').some(({ id }) => id === 'menu');
  const isCode = (span: Span | undefined) =>
    meaningsOf(span, 'value').some(
      ({ dimension, value }) => dimension === 'menu' && value.toLowerCase() === span?.text,
    );
  return new Map(
    said.flatMap((span, index) =>
      isNoun(span) &&
      !isMenu(span) &&
      isMenu(said[index + 1]) &&
      isCode(said[index + 2]) &&
      text.slice(span.end, said[index + 1]?.start).trim() === ''
        ? [[span, [{ kind: 'stop' }]]]
        : [],
    ),
  );
}

/** "Codes of the MODEL_CD group", "companies that close their year in March". */
function namesakesIn(said: readonly Span[], model: SemanticModel): Replaced {
  const isOf = (entity: string) =>
    said.some((span) => entitiesOf(span, model).some(({ id }) => id === entity));
  const means = (span: Span, dimension: string) =>
    meaningsOf(span, 'dimension').some(({ id }) => id === dimension);
  return new Map(
    said.flatMap((span): [Span, readonly Meaning[]][] =>
      isOf('codes') && means(span, 'group')
        ? [[span, [{ kind: 'dimension', id: 'codeList' }]]]
        : isOf('companies') && means(span, 'year') && !span.period
          ? [[span, [{ kind: 'stop' }]]]
          : [],
    ),
  );
}

export const attributesIn = (
  said: readonly Span[],
  text: string,
  model: SemanticModel,
  values: readonly KnownValue[],
): Replaced =>
  new Map([
    ...namesIn(said, text),
    ...codesIn(said, model),
    ...listsIn(said, model, values),
    ...momentsIn(said, model),
    ...menusIn(said, text),
    ...pagesIn(said),
    ...namesakesIn(said, model),
  ]);
