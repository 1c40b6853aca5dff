import { expect, test } from 'vitest';
import { afterFailures } from './begin-tries.ts';

test('two failures may be tried again; the third gives the rooms back, and so does any later one', () => {
  expect([1, 2, 3, 4].map(afterFailures)).toEqual(['retry', 'retry', 'discard', 'discard']);
});
