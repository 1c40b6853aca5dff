import { spawn } from 'node:child_process';
import { createServer, type AddressInfo } from 'node:net';
import { createInterface } from 'node:readline';
import { pressActions, typeActions, type Driver } from './driver.ts';

const element = 'element-6066-11e4-a52e-4f735466cecf';

/** WebKitGTK's small browser by its own WebDriver, on a screen of its own where the machine has none. */
export async function openWebkit({
  driver,
  browser,
  screen,
}: {
  driver: string;
  browser: string;
  screen: string | null;
}): Promise<Driver> {
  const display = `:${90 + (process.pid % 100)}`;
  const shown = screen === null ? null : spawn(screen, [display, '-screen', '0', '1600x1200x24'], { stdio: 'ignore' });
  const port = await freePort();
  const child = spawn(driver, [`--port=${port}`], {
    env: {
      ...process.env,
      ...(shown ? { DISPLAY: display } : {}),
      WEBKIT_DISABLE_COMPOSITING_MODE: '1',
      LANGUAGE: 'en_GB',
    },
    stdio: ['ignore', 'pipe', 'pipe'],
  });
  const complaints: string[] = [];
  for (const stream of [child.stdout, child.stderr])
    createInterface({ input: stream }).on('line', (line) => {
      if (/CONSOLE .*(ERROR|WARN)/.test(line)) complaints.push(line);
    });
  const root = `http://127.0.0.1:${port}`;
  const call = async <Answer>(method: string, where: string, body?: object): Promise<Answer> => {
    const answer = await fetch(`${root}${where}`, { method, ...(body ? { body: JSON.stringify(body) } : {}) });
    const { value } = (await answer.json()) as { value: Answer & { error?: string; message?: string } };
    if (!answer.ok) throw new Error(`WebKit: ${where}: ${value.error}: ${value.message}`);
    return value;
  };
  await untilReady(() => call('GET', '/status'));
  const { sessionId } = await call<{ sessionId: string }>('POST', '/session', {
    capabilities: {
      alwaysMatch: {
        'webkitgtk:browserOptions': {
          binary: browser,
          args: ['--automation', '--enable-write-console-messages-to-stdout=true'],
        },
      },
    },
  });
  const at = `/session/${sessionId}`;
  return {
    name: 'webkit',
    async open(url) {
      await call('POST', `${at}/frame`, { id: null });
      await call('POST', `${at}/url`, { url });
    },
    address: () => call<string>('GET', `${at}/url`),
    async ask<Answer>(expression: string) {
      const text = await call<string | null>('POST', `${at}/execute/sync`, {
        script: `return JSON.stringify(${expression}) ?? null`,
        args: [],
      });
      return (text === null ? undefined : JSON.parse(text)) as Answer;
    },
    async pressAt(x, y) {
      await call('POST', `${at}/actions`, { actions: pressActions(x, y) });
    },
    async type(text) {
      await call('POST', `${at}/actions`, { actions: typeActions(text) });
    },
    async enterFrame(selector) {
      if (selector === null) return void (await call('POST', `${at}/frame`, { id: null }));
      const [host, inside] = selector.split(' >>> ') as [string, string?];
      const found = await call<Record<string, string>>('POST', `${at}/execute/sync`, {
        script:
          'const host = document.querySelector(arguments[0]); return arguments[1] ? host.shadowRoot.querySelector(arguments[1]) : host',
        args: [host, inside ?? null],
      });
      await call('POST', `${at}/frame`, { id: { [element]: found[element] } });
    },
    async resize(width, height) {
      await call('POST', `${at}/window/rect`, { width, height });
    },
    async picture() {
      return Buffer.from(await call<string>('GET', `${at}/screenshot`), 'base64');
    },
    sheets: () => Promise.resolve(null),
    complaints: () => Promise.resolve(complaints),
    async close() {
      await call('DELETE', at).catch(() => {});
      child.kill();
      shown?.kill();
    },
  };
}

async function freePort(): Promise<number> {
  const server = createServer();
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  const { port } = server.address() as AddressInfo;
  await new Promise((resolve) => server.close(resolve));
  return port;
}

async function untilReady(ask: () => Promise<unknown>): Promise<void> {
  for (let tries = 0; ; tries++)
    try {
      return void (await ask());
    } catch (error) {
      if (tries === 100) throw error;
      await new Promise((resolve) => setTimeout(resolve, 100));
    }
}
