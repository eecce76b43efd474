import { compareLineage, readScript, type ScriptReading, simplify } from '@/domain/lineage';
import { draw } from './draw';
import type { LineageAnswer, LineageRequest } from './protocol';

type Reading = ReturnType<typeof readScript>;

/**
 * Answers requests one after the other. Remembers the last reading: a switch of the view reads nothing anew, and a statement that has become
 * broken keeps the lineage that it last had.
 */
export function createAnswerer(): (request: LineageRequest) => LineageAnswer {
  let last: { key: string; scriptId: string; result: Reading } | undefined;
  let earlier: { key: string; reading: ScriptReading } | undefined;

  return ({ script, scriptId, pinned, shown, expanded }) => {
    const key = JSON.stringify([scriptId, script]);
    if (last?.key !== key) {
      const former = last?.scriptId === scriptId ? last.result.parts : undefined;
      last = { key, scriptId, result: readScript(script, former) };
    }
    const { reading } = last.result;
    let differences: LineageAnswer['differences'] = null;
    if (pinned !== null) {
      const earlierKey = JSON.stringify([pinned, script.ddl, script.dialect]);
      if (earlier?.key !== earlierKey)
        earlier = { key: earlierKey, reading: readScript({ ...script, sql: pinned }).reading };
      differences = compareLineage(
        { lineage: earlier.reading.lineage, sql: pinned },
        { lineage: reading.lineage, sql: script.sql },
      );
    }
    const lineage = simplify(reading.lineage, shown);
    return { ...reading, lineage, drawing: draw(lineage, expanded), differences };
  };
}
