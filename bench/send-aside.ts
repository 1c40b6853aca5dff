import { parentPort, Worker } from 'node:worker_threads';

type Wish = {
  readonly url: string;
  readonly method: string;
  readonly headers: Record<string, string>;
  readonly body: string;
};
type Heard = { readonly said: string; readonly tookMs: number };

/** A client in a thread of its own, so that what it does is not taken for something the server does. */
export function senderAside() {
  const worker = new Worker(new URL(import.meta.url), { argv: ['--'] });
  let last = Promise.resolve<unknown>(null);
  const ask = (wish: Wish): Promise<Heard> =>
    new Promise((resolve, reject) => {
      worker.once('error', reject);
      worker.once('message', (heard: Heard) => {
        worker.off('error', reject);
        resolve(heard);
      });
      worker.postMessage(wish);
    });
  return {
    /** One after the other; how long each took is measured there. */
    send(wish: Wish): Promise<Heard> {
      const heard = last.then(() => ask(wish));
      last = heard.catch(() => {});
      return heard;
    },
    stop: () => worker.terminate(),
  };
}

const port = parentPort;
port?.on('message', ({ url, method, headers, body }: Wish) => {
  const begun = performance.now();
  void fetch(url, { method, headers, body }).then(async (answer) => {
    const said = `${answer.status} ${await answer.text()}`;
    port.postMessage({ said: said.slice(0, 2_000), tookMs: performance.now() - begun } satisfies Heard);
  });
});
