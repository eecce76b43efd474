import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { bookMutations } from '../../scripts/ifrs17/bookMutations';
import { engineMutations } from '../../scripts/ifrs17/engineMutations';
import { projectionMutations } from '../../scripts/ifrs17/projectionMutations';

const engine = join(__dirname, '..', '..', 'src', 'domain', 'ifrs17');

test.each([...engineMutations, ...projectionMutations, ...bookMutations])(
  'what is to be broken stands in the engine as it is: %s',
  (_, file, from, to) => {
    const text = readFileSync(join(engine, file), 'utf8');
    expect(text).toContain(from);
    expect(text.replace(from, to)).not.toBe(text);
  },
);
