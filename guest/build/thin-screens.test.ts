import { globSync, readFileSync } from 'node:fs';
import path from 'node:path';
import { expect, test } from 'vitest';
import { withModules, withoutLoaders } from './thin-screens.ts';

const screens = path.join(import.meta.dirname, '../src/screens');
const sources = globSync('*/screen.ts', { cwd: screens }).map((file) => ({
  folder: path.dirname(file),
  code: readFileSync(path.join(screens, file), 'utf8'),
}));
const countOf = (pattern: RegExp, code: string): number => code.match(pattern)?.length ?? 0;

test('the browser’s screens load nothing beforehand, and say everything else', () => {
  expect(sources.some(({ code }) => code.includes('load: load'))).toBe(true);
  for (const { code } of sources) {
    const thin = withoutLoaders(code);
    expect(thin).not.toMatch(/\bload/);
    expect(countOf(/path: '|title: |part: /g, thin)).toBe(countOf(/path: '|title: |part: /g, code));
  }
});

test('the server’s screens name the file of each part', () => {
  for (const { folder, code } of sources) {
    const named = withModules(code, `src/screens/${folder}`);
    expect(countOf(/module: 'src\/screens\/[\w-]+\/[\w-]+-screen\.tsx', part: \(\) => import/g, named)).toBe(
      countOf(/part: \(\) =>/g, code),
    );
  }
});
