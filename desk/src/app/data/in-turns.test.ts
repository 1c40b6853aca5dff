import fc from 'fast-check';
import { expect, test } from 'vitest';
import { inTurns } from './in-turns.ts';

test('what is said later stands at the end, and what is read meanwhile is the last that was said, however long each takes', async () => {
  await fc.assert(
    fc.asyncProperty(fc.scheduler(), fc.array(fc.boolean(), { minLength: 2, maxLength: 6 }), async (times, fails) => {
      const turn = inTurns();
      let kept = -1;
      const asked = fails.flatMap((isFailing, said) => [
        turn(async () => {
          await times.schedule(Promise.resolve(), `seals ${said}`);
          if (isFailing) throw new Error('The disk is full');
          kept = said;
        }).catch(() => {}),
        turn(() => Promise.resolve(kept)).then((found) => expect(found).toBe(fails.lastIndexOf(false, said))),
      ]);
      await times.waitFor(Promise.all(asked));
      expect(kept).toBe(fails.lastIndexOf(false));
    }),
  );
});
