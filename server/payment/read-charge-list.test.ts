import { expect, test } from 'vitest';
import { readChargeList } from './read-charge-list.ts';

test('a list of payments is read whatever its columns are, and lines without a number of ours are passed over', () => {
  const list = [
    'Order,Amount,Description,Status',
    'SFABCDEFGH2345678,374.50,"Hotel Probe, SB4-ABCDEFGHJK",CHARGED',
    'ORD-1,12.00,"Minibar",CHARGED',
    '0b6f6a2e-7c1d-4a53-9a41-0c2f3a4b5c6d;sfzyxwvuts9876543;EUR 20,00;1B6F6A2E-7C1D-4A53-9A41-0C2F3A4B5C6D',
    'SFABCDEFGH2345678,374.50,refund,SUCCESS',
    'SFABCDEFGH23456789,a longer number,',
  ].join('\r\n');
  expect(readChargeList(list)).toEqual([
    {
      intentId: 'SFABCDEFGH2345678',
      text: 'SFABCDEFGH2345678,374.50,"Hotel Probe, SB4-ABCDEFGHJK",CHARGED\nSFABCDEFGH2345678,374.50,refund,SUCCESS',
      reservationId: 'SB4-ABCDEFGHJK',
    },
    {
      intentId: 'SFZYXWVUTS9876543',
      text: '0b6f6a2e-7c1d-4a53-9a41-0c2f3a4b5c6d;sfzyxwvuts9876543;EUR 20,00;1B6F6A2E-7C1D-4A53-9A41-0C2F3A4B5C6D',
      reservationId: null,
    },
  ]);
  expect(readChargeList('')).toEqual([]);
});
