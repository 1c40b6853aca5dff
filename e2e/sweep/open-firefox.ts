import { spawn } from 'node:child_process';
import { mkdtemp, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { createInterface } from 'node:readline';
import { pressActions, sheetsIn, typeActions, type Driver } from './driver.ts';

type Said = { id?: number; type?: string; method?: string; result?: unknown; message?: string; params?: unknown };
type Entry = { level: string; text: string | null };
type Context = { context: string; children?: Context[] | null };

// Nothing is fetched, asked or told that the page does not do itself.
const settings = {
  'app.update.enabled': false,
  'browser.shell.checkDefaultBrowser': false,
  'datareporting.policy.dataSubmissionEnabled': false,
  'network.captive-portal-service.enabled': false,
  'network.connectivity-service.enabled': false,
  'intl.accept_languages': 'en-GB',
};

/** Firefox as the machine has it, by WebDriver BiDi, which it speaks without a helper. */
export async function openFirefox(program: string): Promise<Driver> {
  const profile = await mkdtemp(path.join(tmpdir(), 'stayfront-firefox-'));
  const lines = Object.entries(settings).map(([name, value]) => `user_pref("${name}", ${JSON.stringify(value)});`);
  await writeFile(path.join(profile, 'user.js'), lines.join('\n'));
  const child = spawn(program, ['--headless', '--no-remote', '--profile', profile, '--remote-debugging-port', '0'], {
    stdio: ['ignore', 'ignore', 'pipe'],
  });
  const address = await new Promise<string>((resolve, reject) => {
    createInterface({ input: child.stderr }).on('line', (line) => {
      const [, found] = /WebDriver BiDi listening on (ws:\S+)/.exec(line) ?? [];
      if (found !== undefined) resolve(found);
    });
    child.once('exit', () => reject(new Error('Firefox ended before it could be driven')));
  });
  const socket = new WebSocket(`${address}/session`);
  await new Promise((resolve, reject) => {
    socket.addEventListener('open', resolve);
    socket.addEventListener('error', reject);
  });
  const waiting = new Map<number, (said: Said) => void>();
  const complaints: string[] = [];
  socket.addEventListener('message', ({ data }) => {
    const said = JSON.parse(String(data)) as Said;
    if (said.id !== undefined) waiting.get(said.id)?.(said);
    const entry = said.params as Entry;
    if (said.method === 'log.entryAdded' && (entry.level === 'error' || entry.level === 'warn'))
      complaints.push(entry.text ?? '');
  });
  let count = 0;
  const call = async <Answer>(method: string, params: object): Promise<Answer> => {
    const id = ++count;
    const answer = new Promise<Said>((resolve) => waiting.set(id, resolve));
    socket.send(JSON.stringify({ id, method, params }));
    const said = await answer;
    if (said.type === 'error') throw new Error(`Firefox: ${method}: ${said.message}`);
    return said.result as Answer;
  };
  await call('session.new', { capabilities: {} });
  await call('session.subscribe', { events: ['log.entryAdded'] });
  const tree = await call<{ contexts: Context[] }>('browsingContext.getTree', {});
  const top = tree.contexts[0]?.context ?? '';
  let context = top;
  const ask = async <Answer>(expression: string): Promise<Answer> => {
    const { result, exceptionDetails } = await call<{
      result?: { value?: string };
      exceptionDetails?: { text: string };
    }>('script.evaluate', { expression: `JSON.stringify(${expression})`, target: { context }, awaitPromise: true });
    if (exceptionDetails) throw new Error(`Firefox: ${exceptionDetails.text}`);
    return (result?.value === undefined ? undefined : JSON.parse(result.value)) as Answer;
  };
  return {
    name: 'firefox',
    async open(url) {
      context = top;
      await call('browsingContext.navigate', { context: top, url, wait: 'complete' });
    },
    async address() {
      const { contexts } = await call<{ contexts: { url: string }[] }>('browsingContext.getTree', { root: top });
      return contexts[0]?.url ?? '';
    },
    ask,
    async pressAt(x, y) {
      await call('input.performActions', { context, actions: pressActions(x, y) });
    },
    async type(text) {
      await call('input.performActions', { context, actions: typeActions(text) });
    },
    async enterFrame(selector) {
      if (selector === null) {
        context = top;
        return;
      }
      const { contexts } = await call<{ contexts: Context[] }>('browsingContext.getTree', { root: context });
      const inner = contexts[0]?.children?.at(-1);
      if (!inner) throw new Error(`Firefox: there is no frame ${selector}`);
      context = inner.context;
    },
    async resize(width, height) {
      await call('browsingContext.setViewport', { context: top, viewport: { width, height } });
    },
    async picture() {
      const { data } = await call<{ data: string }>('browsingContext.captureScreenshot', { context: top });
      return Buffer.from(data, 'base64');
    },
    async sheets() {
      const { data } = await call<{ data: string }>('browsingContext.print', { context: top, shrinkToFit: true });
      return sheetsIn(Buffer.from(data, 'base64'));
    },
    complaints: () => Promise.resolve(complaints),
    async close() {
      socket.close();
      child.kill();
      await rm(profile, { recursive: true, force: true, maxRetries: 5, retryDelay: 200 });
    },
  };
}
