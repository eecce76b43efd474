import type { IntlShape } from 'react-intl';
import type { MessageId } from '@/i18n';
import type { NameWords } from './nameWords';

/** What a book states for its notes, by the names of the engine: of each kind the last part has words, the part before it says of what. */
const kinds: Readonly<Record<string, Readonly<Record<string, MessageId>>>> = {
  return: { profitOrLoss: 'close.line.returnProfitOrLoss', oci: 'close.line.returnOci' },
  underlyingItem: {
    equityFunds: 'close.item.equityFunds',
    bondFunds: 'close.item.bondFunds',
    moneyMarketFunds: 'close.item.moneyMarketFunds',
  },
  basisChange: {
    profitOrLoss: 'close.line.profitOrLoss',
    oci: 'close.line.oci',
    carryingAmount: 'close.line.carryingAmount',
  },
};

/** Words of what a book states for its notes (110, 111, 113, 120), and of the rates at which that is presented. Undefined where a name is none of them. */
export function noteWords(intl: IntlShape, name: string): NameWords | undefined {
  const say = (id: MessageId, values?: Record<string, string>) =>
    intl.formatMessage({ id }, values);
  const [, kind = '', of = '', what = ''] = /^(\w+)\.(.+)\.([^.]+)$/.exec(name) ?? [];
  const known = kinds[kind];
  if (known) {
    const id = known[what];
    // A class of assets that has no words here is named by the book.
    return { subject: of, words: id === undefined ? what : say(id) };
  }
  const [, from, to = '', at] = /^(\w{3}) to (\w{3}) currency\.(average|closing)$/.exec(name) ?? [];
  if (from !== undefined)
    return {
      subject: `${from} → ${to}`,
      words: say(
        at === 'average' ? 'close.rate.presented.average' : 'close.rate.presented.closing',
      ),
    };
  const [, curve] = /^discountFactor\.(.+)$/.exec(name) ?? [];
  if (curve !== undefined) return { subject: curve, words: say('close.rate.factor') };
  const [, whose] = /^(.+)\.\w+\.level$/.exec(name) ?? [];
  if (whose !== undefined) return { subject: whose, words: say('close.line.confidenceLevel') };
  return name === 'years' ? { subject: '', words: say('close.rate.years') } : undefined;
}
