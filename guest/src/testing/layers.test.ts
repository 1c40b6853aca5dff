import { globSync, readFileSync } from 'node:fs';
import path from 'node:path';
import { expect, test } from 'vitest';

const src = path.join(import.meta.dirname, '../../..');

test('every style sheet of a part or a screen says first which layer wins: whatever page it comes with, it may be the first', () => {
  const read = (file: string): string => readFileSync(path.join(src, file), 'utf8');
  const layered = globSync('{ui/parts,guest/src}/**/*.css', { cwd: src }).filter((file) =>
    read(file).includes('@layer'),
  );
  expect(layered).toContain(path.join('guest', 'src', 'features', 'legal', 'legal.css'));
  const silent = layered.filter((file) => !/^@import '(?:\.\.|@stayfront\/ui)\/theme\/layers\.css';/.test(read(file)));
  expect(silent).toEqual([]);
});
