import cluster from 'node:cluster';
import { stopOnSignal } from './start/stop-on-signal.ts';
import type { Running } from './start/run-stayfront.ts';

const say = (line: string): void => console.log(line);

if (cluster.isWorker) await (await import('./start/many/one-of-many.ts')).serveAsOneOfMany();
else await start();

async function start(): Promise<void> {
  let starting: Promise<Running> | null = null;
  // Before anything else is read: whoever is told to stop while still starting takes back what it has begun.
  const signals = stopOnSignal(async () => {
    const running = await starting?.catch(() => null);
    await running?.stop();
  }, say);
  const { serve } = await import('./start/serve.ts');
  process.exitCode = await serve({
    isLive: process.argv.includes('--live'),
    say,
    isStopping: () => signals.isStopping(),
    onStarting: (promise) => {
      starting = promise;
    },
  });
}
