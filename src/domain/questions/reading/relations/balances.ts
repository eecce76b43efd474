import type { SemanticModel } from '../../model/SemanticModel';
import { meaningsOf } from '../tokens';
import type { Meaning } from '../words/lexicon';
import type { Span } from '../words/spans';

/** What is left on an account is its debits less its credits. */
const SIDES: Readonly<Record<string, 'positive' | 'negative'>> = {
  debit: 'positive',
  credit: 'negative',
};

/** "The balance of the cash account", 계정별 잔액, "accounts with a credit balance": a word that says nothing beside any other figure. */
export function withBalances(spans: readonly Span[], model: SemanticModel): Span[] {
  const balance = model.measures.find(({ called }) => called !== undefined);
  const figures = spans.filter((span) => meaningsOf(span, 'measure').length > 0);
  const isOfAccount = spans.some((span) =>
    [
      ...meaningsOf(span, 'dimension').map(({ id }) => id),
      ...meaningsOf(span, 'value').map(({ dimension }) => dimension),
    ].includes(balance?.by ?? ''),
  );
  if (!balance || !isOfAccount) return [...spans];
  const figure: readonly Meaning[] = [{ kind: 'measure', id: balance.id }];
  const isNamed = (span: Span | undefined) => balance.called?.includes(span?.text ?? '') ?? false;
  const sideOf = (span: Span | undefined) => SIDES[meaningsOf(span, 'measure')[0]?.id ?? ''];
  return spans.map((span, index): Span => {
    const operator = sideOf(span);
    if (operator && isNamed(spans[index + 1]))
      return { ...span, meanings: [{ kind: 'operator', operator }] };
    const isSided = sideOf(spans[index - 1]) !== undefined;
    return isNamed(span) && (isSided || figures.length === 0)
      ? { ...span, meanings: figure }
      : span;
  });
}
