import fc from 'fast-check';
import { expect, test } from 'vitest';
import { chosenFees } from './chosen-fees.ts';

const fees = fc.array(fc.nat(1_000_000), { minLength: 1, maxLength: 4 });
const sum = (list: readonly number[]): number => list.reduce((all, one) => all + one, 0);

test('a hotel keeps what the policies say, or less, to the minor unit and never more of a room than its own fee', () => {
  fc.assert(
    fc.property(fees, fc.nat(5_000_000), (byPolicy, minor) => {
      expect(chosenFees(byPolicy, 'policy')).toEqual(byPolicy);
      const chosen = chosenFees(byPolicy, { minor });
      expect(chosen === null).toBe(minor > sum(byPolicy));
      expect(sum(chosen ?? [])).toBe(chosen ? minor : 0);
      expect((chosen ?? []).every((fee, place) => fee >= 0 && fee <= (byPolicy[place] ?? 0))).toBe(true);
    }),
  );
});
