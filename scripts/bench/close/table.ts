interface Aim {
  readonly most?: number;
  readonly least?: number;
}

/** Rows of what was measured, each printed as it comes, with what it should be. */
export class Table {
  readonly #missed: string[] = [];

  constructor() {
    console.log(`${'measured'.padEnd(56)} ${'value'.padStart(12)}   aim`);
  }

  /** Something that is counted or only good to know. */
  note(what: string, said: string): void {
    console.log(`${`  ${what}`.padEnd(56)} ${said.padStart(12)}`);
  }

  measured(what: string, value: number, unit: string, { most, least }: Aim = {}): void {
    const digits = value < 10 ? 2 : value < 100 ? 1 : 0;
    const isMissed = value > (most ?? Infinity) || value < (least ?? -Infinity);
    const aim =
      most !== undefined ? `at most ${most}` : least !== undefined ? `at least ${least}` : '';
    const figure = `${value.toFixed(digits)} ${unit}`.trim();
    console.log(
      `${what.padEnd(56)} ${figure.padStart(12)}   ${aim}${isMissed ? '   MISSED' : ''}`.trimEnd(),
    );
    if (isMissed) this.#missed.push(`${what}: ${figure}, ${aim}`);
  }

  /** Says what missed its aim; the process then ends with 1. */
  close(): void {
    console.log(
      this.#missed.length === 0 ? '\nEvery aim is met.' : `\nMissed:\n${this.#missed.join('\n')}`,
    );
    if (this.#missed.length > 0) process.exitCode = 1;
  }
}
