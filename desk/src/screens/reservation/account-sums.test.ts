import type { DeskAccount } from '@stayfront/contract/desk/account';
import { examplesOf } from '@stayfront/contract/examples/examples-of';
import fc from 'fast-check';
import { expect, test } from 'vitest';
import { accountLines } from './account-sums.ts';

const example = examplesOf('getDeskAccount')?.answer as DeskAccount;
const amount = fc.nat(1_000_000);

test('K20 whoever adds up the lines comes to what is open and what is too much', () => {
  const of = fc.record({
    price: amount,
    fees: amount,
    localTax: amount,
    charged: amount,
    atHotel: amount,
    given: amount,
  });
  fc.assert(
    fc.property(of, fc.double({ min: 0, max: 1, noNaN: true }), (parts, share) => {
      const { price, fees, localTax, charged, atHotel, given } = parts;
      const refunded = Math.floor(charged * share);
      // What is received beyond the price is too much; local taxes are paid last.
      const rest = price + fees + localTax - (charged - refunded + atHotel + given);
      const sums = { open: Math.max(0, rest - localTax), localTaxOpen: Math.min(localTax, Math.max(0, rest)) };
      const account = { ...example, ...parts, refunded, ...sums, tooMuch: Math.max(0, -rest) };
      const lines = accountLines(account);
      const added = (kind: string) =>
        lines.filter((line) => line.kind === kind).reduce((sum, line) => sum + line.amount, 0);
      expect(added('line')).toBe(added('sum'));
    }),
  );
});
