import { globSync, readFileSync } from 'node:fs';
import path from 'node:path';
import { expect, test } from 'vitest';

const src = path.join(import.meta.dirname, '..');
const sheets = globSync('{parts,screens,track,embed}/**/*.css', { cwd: src });

test.each(sheets)(
  '%s says first which layer wins over which: whatever page it comes with, it may be the first',
  (file) => {
    const css = readFileSync(path.join(src, file), 'utf8');
    if (css.includes('@layer')) expect(css).toMatch(/^@import '[./]+\/theme\/layers\.css';/);
  },
);
