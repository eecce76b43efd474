import { readFileSync, statSync } from 'node:fs';
import path from 'node:path';

/** The operating system account that owns the cluster; undefined: the one we run as. */
export interface Account {
  uid: number;
  gid: number;
}

/** PostgreSQL refuses to run as root, so root lends it `postgres`, or `nobody` where there is no such account. */
export function clusterAccount(): Account | undefined {
  if (process.getuid?.() !== 0) return undefined;
  const accounts = readFileSync('/etc/passwd', 'utf8')
    .split('\n')
    .map((line) => line.split(':'));
  const entry =
    accounts.find(([name]) => name === 'postgres') ?? accounts.find(([name]) => name === 'nobody');
  if (!entry)
    throw new Error(
      'PostgreSQL does not run as root, and there is no account "postgres" or "nobody" to lend it. Run as another user or set DATABASE_URL.',
    );
  return { uid: Number(entry[2]), gid: Number(entry[3]) };
}

/** How to start a program as the account. */
export interface Launch {
  command: string;
  args: string[];
  uid?: number;
  gid?: number;
}

/**
 * A program started as the account, able to reach every one of the `paths`.
 * A checkout under /root or in a private temporary folder is closed to other accounts. There the program keeps root's right to pass
 * closed folders and nothing else; `no_setuid_fixup` makes access(2), which PostgreSQL asks, believe that right.
 */
export function launchAs(
  account: Account | undefined,
  paths: readonly string[],
  program: string,
  args: readonly string[],
): Launch {
  if (!account) return { command: program, args: [...args] };
  if (paths.every((target) => canReach(account, target)))
    return { command: program, args: [...args], ...account };
  const only = '-all,+dac_override';
  const rights = [
    '--securebits=+no_setuid_fixup',
    `--bounding-set=${only}`,
    `--inh-caps=${only}`,
    `--ambient-caps=${only}`,
  ];
  return {
    command: 'setpriv',
    args: [
      `--reuid=${account.uid}`,
      `--regid=${account.gid}`,
      '--clear-groups',
      ...rights,
      '--',
      program,
      ...args,
    ],
  };
}

function canReach(account: Account, target: string): boolean {
  const { root } = path.parse(target);
  for (let folder = path.dirname(target); folder !== root; folder = path.dirname(folder)) {
    const { mode, uid, gid } = statSync(folder);
    const bit = uid === account.uid ? 0o100 : gid === account.gid ? 0o010 : 0o001;
    if ((mode & bit) === 0) return false;
  }
  return true;
}
