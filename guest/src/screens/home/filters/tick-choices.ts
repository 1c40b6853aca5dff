/** “All rooms” is ticked when none is chosen and when all are: both show everything. */
export const isEverything = (all: readonly string[], chosen: readonly string[]): boolean =>
  chosen.length === 0 || all.every((one) => chosen.includes(one));

/** Ticks or unticks one; with the last of them ticked the choice is everything again, which is kept as nothing. */
export function tickType(all: readonly string[], chosen: readonly string[], one: string): string[] {
  const next = chosen.includes(one) ? chosen.filter((other) => other !== one) : [...chosen, one];
  return isEverything(all, next) ? [] : next;
}

export const tickAmenity = (chosen: readonly number[], code: number): number[] =>
  chosen.includes(code) ? chosen.filter((other) => other !== code) : [...chosen, code];

/** Chooses all, or none when all are chosen. */
export const toggleAll = (all: readonly number[], chosen: readonly number[]): number[] =>
  all.every((code) => chosen.includes(code)) ? [] : [...all];
