import { readFileSync } from 'node:fs';
import path from 'node:path';
import { expect, test } from 'vitest';
import { withoutModules } from './thin-screens.ts';

const table = readFileSync(path.join(import.meta.dirname, '..', 'src', 'app', 'page', 'screen-table.ts'), 'utf8');

test('the browser’s table of screens names no files, and says everything else', () => {
  const thin = withoutModules(table);
  expect(table).toMatch(/module: 'src\/screens\/home\/home-screen\.tsx'/);
  expect(thin).not.toMatch(/module: '/);
  expect(thin.match(/path: '/g)).toHaveLength(table.match(/path: '/g)?.length ?? 0);
});
