import { fork } from 'node:child_process';
import { once } from 'node:events';
import path from 'node:path';

export type OpenCommands = { readonly url: string; close(): Promise<void> };

/** Does what `npm run hotel` does on this data, for whoever asks at its address. */
export async function openCommands(dataDir: string): Promise<OpenCommands> {
  const child = fork(path.join(import.meta.dirname, 'answer-commands.ts'), {
    execArgv: [],
    env: { ...process.env, DATA_DIR: dataDir, PICTURES_AHEAD: 'off' },
    stdio: ['ignore', 'pipe', 'inherit', 'ipc'],
  });
  const [line] = (await once(child.stdout ?? child, 'data')) as [Buffer];
  return {
    url: line.toString().trim(),
    async close() {
      const gone = once(child, 'exit');
      child.disconnect();
      await gone;
    },
  };
}
