import fc from 'fast-check';

/**
 * How many dice are thrown where the sweep throws so many: a quarter of them in every run, other ones each time
 * (scripts/test/few-dice.ts).
 */
export const dice = (many: number): number => Math.ceil((many * (fc.readConfigureGlobal().numRuns ?? 100)) / 100);
