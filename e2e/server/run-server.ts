import { spawn } from 'node:child_process';
import { once } from 'node:events';
import path from 'node:path';
import { createInterface } from 'node:readline';

export type RunningServer = {
  readonly url: string;
  /** Of the command that was started, and of the group of processes it leads. */
  readonly pid: number;
  /** When nobody is left who could print anything: the command and everything it has started. */
  readonly gone: Promise<unknown>;
  /** Everything it has printed. */
  readonly said: readonly string[];
  /** As Ctrl-C does; throws unless it ends in good order. */
  stop(): Promise<void>;
  /** As a power cut does. */
  kill(): Promise<void>;
};

type RunOptions = {
  readonly dataDir: string;
  readonly port?: number;
  /** More of its environment. */
  readonly settings?: Readonly<Record<string, string>>;
  /** Another copy of Stayfront than the one that is tested. */
  readonly cwd?: string;
  readonly command?: readonly [program: string, ...given: string[]];
};

const root = path.join(import.meta.dirname, '..', '..');

// What the person who runs the tests has set for a server of their own must not reach this one.
const unset = [
  'DATABASE_URL',
  'PUBLIC_URL',
  'SECRET',
  'SMTP_URL',
  'HOST',
  'DEMO',
  'NODE_ENV',
  'MARKETING_URL',
  'PICTURES_URL',
  'PICTURES_AHEAD',
  'SENTRY_DSN',
];

const nodeStarts = [process.execPath, path.join('scripts', 'start.ts')] as const;

/** `npm start` in a process of its own, on its own data; ready when it says that it is open. */
export async function runServer(options: RunOptions): Promise<RunningServer> {
  const { dataDir, port = 0, settings = {}, cwd = root } = options;
  const [program, ...given] = options.command ?? nodeStarts;
  const env = Object.fromEntries(Object.entries(process.env).filter(([name]) => !unset.includes(name)));
  const child = spawn(program, given, {
    cwd,
    // A machine that runs tests is slow: no guest is to be asked to come back for that, and no picture made that none looks at.
    env: {
      OVERLOAD_LAG_MS: '0',
      PICTURES_AHEAD: 'off',
      WORKERS: '1',
      ...env,
      ...settings,
      DATA_DIR: dataDir,
      PORT: String(port),
    },
    stdio: ['ignore', 'pipe', 'pipe'],
    // Ctrl-C in the terminal goes to the whole group; this one is to be stopped by us, once.
    detached: true,
  });
  const said: string[] = [];
  const gone = once(child, 'close'); // not at the exit: its last words are still on their way then
  const isOpen = new Promise<string>((resolve) => {
    for (const stream of [child.stdout, child.stderr])
      createInterface({ input: stream }).on('line', (line) => {
        said.push(line);
        const [, url] = /^Stayfront is open at (\S+)$/.exec(line) ?? [];
        if (url !== undefined) resolve(url);
      });
  });
  const url = await Promise.race([isOpen, gone.then(() => null)]);
  if (url === null) throw new Error(`The server did not open:\n${said.join('\n')}`);
  return {
    url,
    pid: child.pid ?? 0,
    gone,
    said,
    async stop() {
      if (child.exitCode !== null) throw new Error(`The server was gone already:\n${said.join('\n')}`);
      child.kill('SIGTERM');
      const [code, signal] = (await gone) as [number | null, string | null];
      if (code !== 0) throw new Error(`The server ended with ${code ?? signal}:\n${said.join('\n')}`);
    },
    async kill() {
      child.kill('SIGKILL');
      await gone;
    },
  };
}
