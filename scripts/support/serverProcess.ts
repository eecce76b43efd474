/** Servers in processes of their own, for benches. */
import { type ChildProcess, spawn } from 'node:child_process';
import { once } from 'node:events';

export const API = '/api/v1/basicbiz';

export interface Server {
  child: ChildProcess;
  origin: string;
}

const servers: Server[] = [];

/** Starts a program and waits for the line that names its address. */
export async function start(args: string[], variables: Record<string, string>): Promise<Server> {
  const child = spawn(process.execPath, args, {
    env: { PATH: process.env.PATH, ...variables },
    stdio: ['ignore', 'pipe', 'inherit'],
  });
  const output = child.stdout;
  if (!output) throw new Error('The program has no output.');
  let text = '';
  for (;;) {
    const [chunk] = (await once(output, 'data')) as [Buffer];
    text += chunk.toString();
    const origin = /Site: +(http:\S+)/.exec(text)?.[1];
    if (origin === undefined) continue;
    output.resume();
    const server = { child, origin };
    servers.push(server);
    return server;
  }
}

/** Ends those that still run. */
export async function stopServers(): Promise<void> {
  for (const { child } of servers) child.kill();
  await Promise.all(
    servers.map(({ child }) => child.exitCode ?? child.signalCode ?? once(child, 'exit')),
  );
}

/** The session's cookie of a sample account. */
export async function signIn({ origin }: Server, id: string, password: string): Promise<string> {
  const answer = await fetch(`${origin}${API}/auth/signIn`, {
    method: 'POST',
    headers: { 'content-type': 'application/json' },
    body: JSON.stringify({ id, pwd1: password }),
  });
  const { data } = (await answer.json()) as { data: { token: string } };
  return `dif17-auth-token=${data.token}`;
}
