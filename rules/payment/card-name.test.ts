import { expect, test } from 'vitest';
import { cardName } from './card-name.ts';

test('a card is named as its holder knows it, however a provider writes its network', () => {
  expect(cardName({ brand: 'visa', suffix: '1111' })).toBe('Visa\u00a0····\u00a01111');
  expect(cardName({ brand: 'AMERICAN_EXPRESS', suffix: '0005' })).toBe('American Express\u00a0····\u00a00005');
  expect(cardName({ brand: 'bank of nowhere', suffix: '4242' })).toBe('····\u00a04242');
});

test('without its digits a card has no name', () => {
  expect(cardName({ brand: 'VISA', suffix: null })).toBeNull();
  expect(cardName({ brand: 'VISA', suffix: '12 3' })).toBeNull();
  expect(cardName(null)).toBeNull();
});
