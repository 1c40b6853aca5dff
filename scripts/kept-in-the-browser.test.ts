import { globSync, readFileSync } from 'node:fs';
import path from 'node:path';
import { expect, test } from 'vitest';

const root = path.join(import.meta.dirname, '..');
const sources = globSync(
  '{guest/src,ui,contract,server/{booking/embed,property/operator,platform/http}}/**/*.{ts,tsx}',
  {
    cwd: root,
  },
);
/** Names of messages between pages, of frames, of our element on a hotel’s page and of headers: said, not kept. */
const isSaid = (name: string): boolean => /^stayfront-(booking|draft|event|look|preview|preview-ready)$/.test(name);

test('whatever is kept in a guest’s browser is named in docs/privacy.md', () => {
  const privacy = readFileSync(path.join(root, 'docs/privacy.md'), 'utf8');
  const names = new Set<string>();
  for (const file of sources.filter((name) => !/\.test\.tsx?$/.test(name))) {
    const text = readFileSync(path.join(root, file), 'utf8');
    for (const [, name = '', number = ''] of text.matchAll(/['`](stayfront-[a-z-]+?)(-\$\{|-?['`])/g))
      names.add(number.startsWith('-$') || number.startsWith('-') ? `${name}-HOTEL` : name);
  }
  const kept = [...names].filter((name) => !isSaid(name));
  expect(kept).toEqual(expect.arrayContaining(['stayfront-session-HOTEL', 'stayfront-language', 'stayfront-client']));
  expect(kept.filter((name) => !privacy.includes(`\`${name}\``))).toEqual([]);
});
