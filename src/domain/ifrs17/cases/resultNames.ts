/**
 * Published tables name the same figure in their own words: `insuranceRevenue[0]`, `year1.revenue`, `revenue.year1`. Here words have one
 * form; their order, filler words and the name of the table do not matter.
 */
export const wordsOfResults: Readonly<Record<string, readonly string[]>> = {
  pv: [
    'present value of future cash flows',
    'pv of future cash flows',
    'pv future cash flows',
    'estimates of present value of future cash flows',
    'present value',
    'best estimate liability',
    'best estimate',
    'bel',
    'pvfcf',
  ],
  ra: ['risk adjustment for non financial risk', 'risk adjustment'],
  csm: ['contractual service margin'],
  fcf: ['fulfilment cash flows', 'fulfilment cash flow'],
  'lrc excl lc': [
    'lrc excluding loss component',
    'lrc without loss component',
    'lrc excluding lc',
    'lrc excl loss component',
    'liability for remaining coverage excluding loss component',
    'liability for remaining coverage without loss component',
    'remaining coverage excluding loss component',
  ],
  lc: ['loss component'],
  lrc: ['liability for remaining coverage'],
  lic: ['liability for incurred claims'],
  closing: [
    'closing balance',
    'at end of year',
    'at end of period',
    'at end',
    'at year end',
    'end',
    'carried forward',
  ],
  opening: [
    'opening balance',
    'at beginning',
    'at start',
    'beginning',
    'brought forward',
    'at start of year',
  ],
  initial: [
    'at initial recognition',
    'initial recognition',
    'on initial recognition',
    'at inception',
    'inception',
    'day one',
  ],
  revenue: ['insurance revenue'],
  'service expense': [
    'insurance service expenses',
    'insurance service expense',
    'service expenses',
  ],
  'service result': ['insurance service result'],
  'finance expense': [
    'insurance finance expenses',
    'insurance finance income or expenses',
    'insurance finance result',
    'finance expenses',
    'finance income or expenses',
    'finance result',
  ],
  finance: ['insurance finance', 'finance movements'],
  interest: ['interest accreted', 'interest accretion', 'accretion of interest', 'accretion'],
  recognised: [
    'released',
    'release',
    'recognised in profit or loss',
    'recognised for service',
    'amortised',
    'amortisation',
  ],
  'future service': [
    'changes in estimates',
    'change in estimates',
    'changes in estimates of future service',
    'changes related to future service',
    'changes relating to future service',
    'change in future service',
  ],
  'current service': ['changes related to current service', 'changes relating to current service'],
  'new contract': [
    'contracts initially recognised',
    'new contracts',
    'new business',
    'initially recognised',
  ],
  'cash inflow': [
    'cash inflows',
    'premiums received',
    'premium received',
    'inflows recoveries',
    'inflows',
  ],
  'cash outflow': ['cash outflows', 'claims and expenses paid', 'claims paid', 'outflows paid'],
  outflow: ['outflows premium paid', 'outflows premium'],
  'incurred claim': [
    'incurred claims',
    'claims incurred',
    'incurred claims and expenses',
    'incurred service expenses',
  ],
  'investment component': ['investment components'],
  'onerous loss': [
    'losses on onerous contracts',
    'loss on onerous contracts',
    'losses on onerous groups',
  ],
  loss: ['losses', 'new losses', 'increase in loss component', 'losses recognised'],
  profit: [
    'profit for the year',
    'net profit',
    'profit for the period',
    'profit or loss for the year',
    'result for the year',
  ],
  oci: [
    'insurance finance expenses in oci',
    'finance expenses in oci',
    'finance income or expenses in oci',
    'insurance finance in oci',
    'other comprehensive income',
  ],
  'weighted average rate': [
    'weighted average locked in rate',
    'weighted average discount rate',
    'weighted average locked in discount rate',
    'weighted locked in rate',
    'weighted average interest rate',
  ],
  'investment oci': ['oci assets', 'oci on assets', 'oci of assets'],
  'accumulated oci': [
    'oci accumulated',
    'accumulated other comprehensive income',
    'cumulative oci',
    'aoci',
  ],
  liability: [
    'insurance contract liabilities',
    'insurance contract liability',
    'insurance liability',
    'total liability',
    'liabilities',
  ],
  'reinsurance asset': ['reinsurance contract asset', 'reinsurance contract assets'],
  lr: ['loss recovery component', 'loss recovery'],
  equity: ['net assets'],
  transition: ['transition date', 'date of transition'],
  'allocation rate': ['constant rate', 'effective yield', 'effective interest rate'],
  'crediting factor': ['constant factor', 'constant k', 'factor k', 'k'],
  goodwill: ['goodwill increase', 'increase in goodwill'],
  'income or expense from reinsurance': [
    'net expenses from reinsurance contracts held',
    'net expenses from reinsurance contracts',
    'net income or expenses from reinsurance contracts held',
    'net expense from reinsurance',
    'income or expenses from reinsurance contracts held',
    'income or expenses from reinsurance',
  ],
  'allocation premium': [
    'allocation of reinsurance premiums',
    'allocation of premiums paid',
    'reinsurance premiums allocated',
    'reinsurance expenses',
    'allocation of premiums',
  ],
  'amount recovered': [
    'amounts recovered from reinsurers',
    'amounts recovered from reinsurer',
    'amounts recovered from the reinsurer',
    'reinsurance recoveries',
    'amounts recovered',
  ],
  impairment: ['impairment loss', 'impairment losses', 'impairment recognised'],
  separate: [
    'is separated',
    'separated',
    'is distinct',
    'distinct',
    'unbundled',
    'to be separated',
    'accounted for separately',
  ],
};

/** Names of tables and words of measure, which tell nothing apart where the figure has a name of its own. */
const tables =
  /\b(profit or loss|statement of financial performance|statement of performance|income statement|financial position|statement of financial position|balance sheet|(reconciliation )?para \d+|reconciliation( \d+)?|revenue analysis( para \d+)?|analysis of revenue|roll forward|analysis of change|years?|periods?|quarters?|months?|table|movements)\b/g;

/** Estimates of the present value of the future cash inflows are `pv inflows`. */
const shortened = (text: string): string =>
  text
    .replace(/\bestimates? of (the )?(?=pv|present)/g, '')
    .replace(/iz(e|ed|ation|ing)\b/g, 'is$1')
    .replace(/\bfulfillment/g, 'fulfilment')
    .replace(/\bpresent value\b/g, 'pv')
    .replace(/\b(the )?future (cash )?(in|out)flow/g, '$3flow')
    .replace(/\bpv of (the )?/g, 'pv ');

const spoken = (path: string): string =>
  shortened(
    path
      .replace(/([a-z])([A-Z])/g, '$1 $2')
      .replace(/([A-Za-z])(\d)/g, '$1 $2')
      .replace(/(\d)([A-Za-z])/g, '$1 $2')
      .replace(/[^A-Za-z0-9#]+/g, ' ')
      .toLowerCase()
      .trim(),
  );

/** Longest phrases first: `liability for remaining coverage` before `liability`. */
const replacements = Object.entries(wordsOfResults)
  .flatMap(([word, phrases]) =>
    phrases.map((phrase) => [new RegExp(`\\b${phrase}\\b`, 'g'), word, phrase.length] as const),
  )
  .sort((one, other) => other[2] - one[2]);

const fillers = new Set([
  'a',
  'the',
  'of',
  'at',
  'in',
  'for',
  'to',
  'by',
  'and',
  'per',
  'on',
  'total',
  'totals',
  'lifetime',
  'life',
  'time',
  'overall',
  'whole',
  'balance',
  'amount',
  'insurance',
  'after',
  'effect',
  'impact',
  'table',
]);

/** `year2.` and `[1]` are the same date. */
const dated = (path: string): string =>
  path
    .replace(
      /\b(?:year|period|quarter|month)[ _]?(\d+)\b/gi,
      (_, number: string) => ` #${Number(number) - 1} `,
    )
    .replace(/\[(\d+)\]/g, ' #$1 ');

const stem = (word: string) =>
  word.length > 3 && !word.startsWith('#') ? word.replace(/(?<!s)s$/, '') : word;

/** The words that tell a figure from others, in one order. */
export function meaningOfFigure(path: string, withTable = true): string {
  const said = replacements.reduce(
    (text, [phrase, word]) => text.replace(phrase, word),
    spoken(dated(path)),
  );
  const bare = withTable ? said : said.replace(tables, ' ');
  const words = bare.split(' ').filter((word) => word !== '' && !fillers.has(word));
  return [...new Set(words.map(stem))].sort().join(' ');
}

/** True where a name asks for the sum over all periods. */
export const isLifeTime = (path: string): boolean =>
  /total|life ?time|overall|all years/i.test(path);
