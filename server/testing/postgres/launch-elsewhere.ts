import { type ChildProcess, spawn } from 'node:child_process';
import { once } from 'node:events';
import { writeFileSync } from 'node:fs';
import { onTestFinished } from 'vitest';
import { until } from '../../platform/db/postgres/until.ts';

/** What a test says about the machine the other process is to find. */
export type Elsewhere = {
  dataDir: string;
  uid?: number;
  /** A command that starts what follows it in some special way. */
  through?: string[];
  cwd?: string;
  native?: string;
  shelves?: string[];
  hasUserNamespaces?: boolean;
  /** Makes the kernel refuse user namespaces, for this process only. Needs root. */
  areNamespacesRefused?: boolean;
};

type Message = { said?: string; url?: string; error?: string; answeredAfterInterrupt?: boolean };

export type Launched = {
  pid: number;
  said: string[];
  /** Rejects with `name: message` of what the other process caught. */
  url: Promise<string>;
  next(key: keyof Message): Promise<Message>;
  stop(): Promise<void>;
  kill(): Promise<void>;
  ended: Promise<unknown>;
};

export const isRoot = process.geteuid?.() === 0;
const here = (file: string): string => JSON.stringify(new URL(file, import.meta.url).href);

const PROGRAM = `
const { dataDir, native, shelves, hasUserNamespaces } = JSON.parse(process.env.ELSEWHERE);
const { launchWith } = await import(${here('../../platform/db/postgres/launch-with.ts')});
const { findPrograms } = await import(${here('../../platform/db/postgres/find-programs.ts')});
const { findFreePort } = await import(${here('../../platform/db/postgres/find-free-port.ts')});
const { hasUserNamespaces: probe } = await import(${here('../../platform/db/postgres/has-user-namespaces.ts')});
const { queryOnce } = await import(${here('../../platform/db/postgres/query-once.ts')});
const send = (message) => new Promise((sent) => process.send(message, sent));
try {
  const running = await launchWith({ dataDir, say: (said) => send({ said }) }, {
    native: native ?? findPrograms(),
    shelves,
    findFreePort,
    hasUserNamespaces: () => hasUserNamespaces ?? probe(),
  });
  process.once('message', async () => { await running.stop(); process.disconnect(); });
  process.once('SIGINT', async () => {
    const answer = await queryOnce(running.url, 'select 42 as answer');
    await send({ answeredAfterInterrupt: answer.answer === 42 });
    await running.stop();
    process.disconnect();
  });
  await send({ url: running.url });
} catch (error) {
  await send({ error: error.name + ': ' + error.message });
  process.disconnect();
}`;

/** Launches in a process of its own: as another user, in another place, or to be killed. */
export function launchElsewhere({
  uid,
  cwd,
  through = [],
  areNamespacesRefused = false,
  ...rest
}: Elsewhere): Launched {
  const node = [...through, process.execPath, '--input-type=module', '-e', PROGRAM];
  // Waits until we have mapped the users, then takes its rights (exec) and uses them.
  const refusing = ['-U', 'sh', '-c', 'read go; exec sh -c "$0" "$@"'];
  const forbid = 'echo 0 > /proc/sys/user/max_user_namespaces; exec "$0" "$@"';
  const command = areNamespacesRefused ? ['unshare', ...refusing, forbid, ...node] : node;
  const child = spawn(command[0] ?? '', command.slice(1), {
    stdio: ['pipe', 'inherit', 'inherit', 'ipc'],
    // A process group of its own, as a terminal gives to what it starts.
    detached: true,
    env: { ...process.env, NODE_OPTIONS: '', ELSEWHERE: JSON.stringify(rest) },
    ...(cwd !== undefined && { cwd }),
    ...(uid !== undefined && { uid, gid: uid }),
  });
  onTestFinished(() => void child.kill('SIGKILL'));
  if (areNamespacesRefused) void mapAllUsers(child);
  return follow(child);
}

async function mapAllUsers(child: ChildProcess): Promise<void> {
  await until(() => {
    try {
      writeFileSync(`/proc/${child.pid}/uid_map`, '0 0 4294967295');
      return true;
    } catch {
      // Still in our own namespace.
      return undefined;
    }
  });
  writeFileSync(`/proc/${child.pid}/gid_map`, '0 0 4294967295');
  child.stdin?.end('go\n');
}

function follow(child: ChildProcess): Launched {
  const messages: Message[] = [];
  const ended = once(child, 'exit') as Promise<[number | null]>;
  child.on('message', (message) => messages.push(message as Message));
  const said: string[] = [];
  child.on('message', (message: Message) => message.said !== undefined && said.push(message.said));
  let isEnded = false;
  child.once('close', () => (isEnded = true));
  const next = (key: keyof Message): Promise<Message> =>
    until(() => {
      const seen = messages.find((message) => message[key] !== undefined);
      const error = messages.find((message) => message.error !== undefined)?.error;
      if (seen === undefined && (error !== undefined || isEnded)) throw new Error(error ?? 'ended without a word');
      return seen;
    });
  const url = next('url').then((message) => message.url ?? '');
  // Whoever awaits it still gets the rejection.
  url.catch(() => undefined);
  return {
    pid: child.pid ?? 0,
    said,
    url,
    next,
    ended,
    async stop() {
      child.send('stop');
      const [code] = await ended;
      if (code !== 0) throw new Error(`did not stop well: ${code}`);
    },
    async kill() {
      child.kill('SIGKILL');
      await ended;
    },
  };
}
