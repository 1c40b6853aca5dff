import { spawn, type ChildProcess } from 'node:child_process';
import { once } from 'node:events';
import path from 'node:path';

type Launch = {
  readonly databaseUrl: string;
  readonly secret: string;
  readonly dataDir: string;
  /** Where it sends mails; without it, it leaves jobs alone. */
  readonly smtpUrl?: string;
};
type Alive = { readonly process: ChildProcess; readonly url: string; readonly end: Promise<never> };

/** Servers on one database that die without warning and come back, as under a supervisor. */
export type MortalServers = {
  /** The address of one of them, which may be dead by the time it is asked. */
  url(place: number): string;
  /** Rejects when one of them ends, with its last words. */
  endOf(place: number): Promise<never>;
  /** Kills one in the middle of whatever it does (kill -9), and starts another in its place. */
  kill(place: number): Promise<void>;
  /** What servers wrote into their logs as bugs of ours. */
  readonly bugs: readonly string[];
  stop(): Promise<void>;
};

export async function mortalServers(count: number, launch: Launch): Promise<MortalServers> {
  const bugs: string[] = [];
  const servers = await Promise.all(Array.from({ length: count }, () => startOne(launch, bugs)));
  const end = async ({ process: child }: Alive): Promise<void> => {
    if (child.exitCode !== null || child.signalCode !== null) return;
    const ended = once(child, 'exit');
    child.kill('SIGKILL');
    await ended;
  };
  return {
    bugs,
    url: (place) => servers[place % servers.length]?.url ?? '',
    endOf: (place) => servers[place % servers.length]?.end ?? Promise.reject(new Error('There is no such server')),
    async kill(place) {
      const victim = servers[place % servers.length];
      if (!victim) return;
      await end(victim);
      servers[place % servers.length] = await startOne(launch, bugs);
    },
    stop: async () => {
      await Promise.all(servers.map(end));
    },
  };
}

async function startOne({ databaseUrl, secret, dataDir, smtpUrl = '' }: Launch, bugs: string[]): Promise<Alive> {
  const script = path.join(import.meta.dirname, 'serve-alone.ts');
  const child = spawn(process.execPath, [script, databaseUrl, secret, dataDir, smtpUrl], {
    stdio: ['ignore', 'pipe', 'pipe'],
    env: { ...process.env, NODE_ENV: 'production' },
  });
  let said = '';
  child.stderr.setEncoding('utf8').on('data', (text: string) => (said += text));
  child.stdout.setEncoding('utf8');
  const url = await new Promise<string>((resolve, reject) => {
    child.once('exit', () => reject(new Error(`A server did not start: ${said}`)));
    child.stdout.on('data', (text: string) => {
      for (const line of text.split('\n')) {
        if (line.startsWith('http')) resolve(line.trim());
        // A deadlock is told as a moment of too much to do, and is a bug all the same: nights are taken in one order.
        if (line.includes('"msg":"bug"') || line.includes('"40P01"')) bugs.push(line);
      }
    });
  });
  const end = once(child, 'exit').then((): never => {
    throw new Error(`A server ended: ${said}`);
  });
  end.catch(() => {}); // most are killed, and nobody minds
  return { process: child, url, end };
}
