import { expect, test } from 'vitest';
import { hasStates } from './has-states.ts';

test('an address in the United States names its state, one in Switzerland does not', () => {
  expect(['US', 'CA', 'BR', 'JP'].every(hasStates)).toBe(true);
  expect(['CH', 'DE', 'FR', 'GB', 'SG'].some(hasStates)).toBe(false);
});

test('before a country is chosen there may be one', () => {
  expect(hasStates('')).toBe(true);
});
