/**
 * What changed between two insurance wordings, each a text file:
 *   npm run compare-clauses -- OLD NEW [--json]
 */
import { readFileSync } from 'node:fs';
import { parseArgs } from 'node:util';
import { compareWordings, type Place } from '@/domain/clauses';

const { positionals, values } = parseArgs({
  allowPositionals: true,
  options: { json: { type: 'boolean', default: false } },
});
const [oldFile, newFile] = positionals;
if (!oldFile || !newFile) {
  console.error('npm run compare-clauses -- <old.txt> <new.txt> [--json]');
  process.exit(1);
}
const { findings } = compareWordings(readFileSync(oldFile, 'utf8'), readFileSync(newFile, 'utf8'));

const nameOf = (place: Place | null) => (place ? `${place.article} ${place.clause}`.trim() : '-');

if (values.json) console.log(JSON.stringify({ findings }, null, 2));
else {
  for (const { type, before, after, gains, ...places } of findings) {
    console.log(
      `${type}  ${nameOf(places.old)} -> ${nameOf(places.new)}${gains === 'unclear' ? '' : `  (${gains})`}`,
    );
    if (before) console.log(`  - ${before}`);
    if (after) console.log(`  + ${after}`);
  }
  console.log(`${findings.length} findings`);
}
