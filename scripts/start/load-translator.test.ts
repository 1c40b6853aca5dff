import { mkdtemp, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { expect, onTestFinished, test } from 'vitest';
import { loadTranslator } from './load-translator.ts';

async function load(text: string) {
  const folder = await mkdtemp(path.join(tmpdir(), 'stayfront-translator-'));
  onTestFinished(() => rm(folder, { recursive: true }));
  const file = path.join(folder, 'machine.mjs');
  await writeFile(file, text);
  const faults: string[] = [];
  return { loaded: await loadTranslator(file, ({ message }) => faults.push(message)), faults };
}
const asked = { texts: ['Zimmer'], from: 'de', to: 'fr' } as const;

test('nobody translates where nobody is named', async () => {
  expect(await loadTranslator(null, () => {})).toEqual({ translator: null });
});

test('a file with a name and a function translates, and what fails in it is told', async () => {
  const good = await load(`export const name = 'Machine';
    export const translate = async ({ texts, from, to }) => texts.map((text) => [from, to, text].join(' '));`);
  if (!('translator' in good.loaded)) throw new Error(good.loaded.fault);
  expect(good.loaded.translator?.name).toBe('Machine');
  expect(await good.loaded.translator?.translate(asked)).toEqual(['de fr Zimmer']);
  const broken = await load(`export const name = 'Machine';
    export const translate = async () => { throw new Error('out of order'); };`);
  if (!('translator' in broken.loaded)) throw new Error(broken.loaded.fault);
  await expect(broken.loaded.translator?.translate(asked)).rejects.toThrow('out of order');
  expect(broken.faults).toEqual(['out of order']);
});

test('a file that is not there, is no program or does not translate is told by name', async () => {
  expect(await loadTranslator('/nowhere/machine.mjs', () => {})).toMatchObject({
    fault: expect.stringContaining('machine.mjs cannot be loaded'),
  });
  for (const text of ['export const name = 7;', 'not a program', "export const name = 'Machine';"])
    expect((await load(text)).loaded).toMatchObject({ fault: expect.stringContaining('TRANSLATOR: ') });
});
