import { readFileSync } from 'node:fs';
import { cpus } from 'node:os';

/** The clock of /proc ticks so often a second. */
const TICKS = 100;

/** What processes and those that they waited for have used so far (s), where the system tells. */
export function processorSeconds(pids: readonly number[]): number {
  return pids.reduce((sum, pid) => {
    const fields = readFileSync(`/proc/${pid}/stat`, 'utf8')
      .replace(/^.*\) /s, '')
      .split(' ');
    const ticks = fields.slice(11, 15).reduce((all, each) => all + Number(each), 0);
    return sum + ticks / TICKS;
  }, 0);
}

/** What processes hold together (MB), where the system tells. */
export function memoryOf(pids: readonly number[]): number {
  return pids.reduce((sum, pid) => {
    try {
      const status = readFileSync(`/proc/${pid}/status`, 'utf8');
      return sum + Number(/VmRSS:\s+(\d+)/.exec(status)?.[1] ?? 0) / 1024;
    } catch {
      return sum;
    }
  }, 0);
}

/**
 * Begins to watch what others do on this machine. The answer is their share of all cores since then (%), once every process that was started
 * here has ended.
 */
export function watchOthers(): () => number {
  const state = () => {
    const times = cpus().map(({ times: each }) => each);
    const all = times.reduce(
      (sum, { user, nice, sys, idle, irq }) => sum + user + nice + sys + idle + irq,
      0,
    );
    const idle = times.reduce((sum, one) => sum + one.idle, 0);
    return { all, busy: all - idle, own: processorSeconds([process.pid]) * 1000 };
  };
  const began = state();
  return () => {
    const now = state();
    const others = now.busy - began.busy - (now.own - began.own);
    return (100 * Math.max(0, others)) / Math.max(1, now.all - began.all);
  };
}
