import { spawn } from 'node:child_process';
import { once } from 'node:events';
import path from 'node:path';
import { ChannelSettings } from '@stayfront/contract/manage/channels';
import { openPictureStore } from '@stayfront/server/property/picture/open-picture-store';
import { readSettings } from '@stayfront/server/app/settings';
import { expect, onTestFinished, test } from 'vitest';
import { root } from '../build/places.ts';

/** Starts it as a person does, and waits until it has said everything. */
async function run(words: readonly string[], lastLine: RegExp): Promise<{ said: string; stop(): Promise<unknown> }> {
  const child = spawn(process.execPath, [path.join(root, 'scripts/sandbox.ts'), ...words], { stdio: 'pipe' });
  onTestFinished(() => void child.kill('SIGKILL'));
  let said = '';
  const ended = once(child, 'close');
  await new Promise<void>((resolve) => {
    child.stdout.setEncoding('utf8').on('data', (text: string) => {
      said += text;
      if (lastLine.test(said)) resolve();
    });
    child.stderr.setEncoding('utf8').on('data', (text: string) => (said += text));
    void ended.then(() => resolve());
  });
  return {
    said,
    async stop() {
      child.kill('SIGTERM');
      const [code] = (await ended) as [number | null];
      return code;
    },
  };
}

test('partners are played by one command, and the keys that it tells are ones a hotel can put', async () => {
  const { said, stop } = await run(['partners', '0'], /"partner":"google".*\n/);
  const settings = said
    .split('\n')
    .filter((line) => line.startsWith('  {'))
    .map((line) => ChannelSettings.parse(JSON.parse(line)));
  expect(settings.map(({ partner }) => partner)).toEqual(['tripadvisor', 'trivago', 'kayak', 'google']);
  for (const { url } of settings) {
    expect((await fetch(url)).status).toBe(422); // somebody is there, and says what is missing
  }
  const received = /at (\S+\/sandbox\/received)/.exec(said)?.[1] ?? '';
  expect(((await (await fetch(received)).json()) as { received: unknown[] }).received).toHaveLength(4);
  expect(await stop()).toBe(0);
});

test('storage is played by one command, and takes pictures by the settings that it tells', async () => {
  const { said, stop } = await run(['storage', '0'], /imagekit\+.*\n/);
  const addresses = [...said.matchAll(/PICTURES_URL='([^']+)'/g)].map(([, url = '']) => url);
  expect(addresses).toHaveLength(2);
  for (const PICTURES_URL of addresses) {
    expect(readSettings({ PICTURES_URL })).toMatchObject({ ok: true });
    const store = openPictureStore(PICTURES_URL, Date.now);
    await store?.put('a.source', Buffer.from('a picture'));
    expect((await store?.get('a.source'))?.toString()).toBe('a picture');
  }
  expect(await stop()).toBe(0);
});

test.each([[], ['everything'], ['partners', 'x'], ['partners', '70000'], ['partners', '0', 'now']])(
  '“%s %s %s” is told what there is, and nothing starts',
  async (...words) => {
    const { said, stop } = await run(words, /^never$/);
    expect(said).toContain('npm run sandbox -- partners');
    expect(await stop()).toBe(1);
  },
);
