import { expectedExcess } from './guarantee';

// A what-if prices the guarantees of a month again at each move of a slider, of thousands of accounts at the same deviation. The price is homogeneous: of account and
// guarantee together, it is a function of the account's share in them alone. That function is interpolated piece by piece, to rounding, from prices of the closed form.

/** Prices in a piece, at the zeros of a Chebyshev polynomial: from -1/2 to 1/2. */
const TERMS = 8;
const nodes = Array.from(
  { length: TERMS },
  (_, node) => Math.cos((Math.PI * (node + 0.5)) / TERMS) / 2,
);
/** For each of them the polynomial that is 1 there and 0 at the others, lowest power first. */
const polynomials = nodes.map((own) =>
  nodes
    .filter((node) => node !== own)
    .reduce<readonly number[]>(
      (terms, node) =>
        [...terms, 0].map((term, power) => ((terms[power - 1] ?? 0) - node * term) / (own - node)),
      [1],
    ),
);

/** The shorter a piece is beside the deviation, the better a polynomial fits: with these many the rest is less than rounding. */
const PIECES = 96;
const PIECES_AT_DEVIATION_1 = 24;
/** Below, most guarantees are far from their accounts, and cost nothing or what is missing: no table is worth its size. */
const LEAST_DEVIATION = 0.02;
/** Nearer to 0 or 1 the closed form is asked: pieces of one length would be too long there. */
const LEAST_SHARE = 1 / 16;

/** What guarantees are expected to be beyond accounts (B76) at one standard deviation of the logarithm of the account. Pieces are worked out when they are first asked for. */
export class GuaranteePrices {
  private readonly pieces: number;
  private readonly least: number;
  private readonly known: Uint8Array;
  private readonly terms: Float64Array;

  constructor(private readonly deviation: number) {
    const hasTable = deviation >= LEAST_DEVIATION;
    this.pieces = hasTable ? Math.max(PIECES, Math.ceil(PIECES_AT_DEVIATION_1 / deviation)) : 0;
    this.least = hasTable ? LEAST_SHARE : 1;
    this.known = new Uint8Array(this.pieces);
    this.terms = new Float64Array(this.pieces * TERMS);
  }

  private workOut(piece: number): void {
    const prices = nodes.map((node) => {
      const share = (piece + 0.5 + node) / this.pieces;
      return expectedExcess(1 - share, share, this.deviation);
    });
    // Beside the first of them: what is nearly the same loses no digits.
    const first = prices[0] as number;
    for (let power = 0; power < TERMS; power++)
      this.terms[piece * TERMS + power] = prices.reduce(
        (sum, price, node) => sum + (price - first) * (polynomials[node]?.[power] as number),
        power === 0 ? first : 0,
      );
    this.known[piece] = 1;
  }

  /** Of some places: how many contracts there are, what is guaranteed to one, and its account. */
  sum(
    contracts: Float64Array,
    guarantees: Float64Array,
    accounts: Float64Array,
    from: number,
    to: number,
  ): number {
    const { pieces, least, known, terms } = this;
    const most = 1 - least;
    let all = 0;
    for (let place = from; place < to; place++) {
      const own = contracts[place] as number;
      const guarantee = guarantees[place] as number;
      const account = accounts[place] as number;
      const both = guarantee + account;
      const share = account / both;
      if (share > least && share < most) {
        const at = share * pieces;
        const piece = at | 0;
        if (known[piece] === 0) this.workOut(piece);
        const t = at - piece - 0.5;
        const first = piece * TERMS;
        let price = (terms[first + 7] as number) * t + (terms[first + 6] as number);
        price = price * t + (terms[first + 5] as number);
        price = price * t + (terms[first + 4] as number);
        price = price * t + (terms[first + 3] as number);
        price = price * t + (terms[first + 2] as number);
        price = price * t + (terms[first + 1] as number);
        all += own * both * (price * t + (terms[first] as number));
      } else all += own * expectedExcess(guarantee, account, this.deviation);
    }
    return all;
  }
}
