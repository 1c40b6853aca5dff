import type { Oklab } from './oklab.ts';

/** What is written on a colour turns black or white by itself, as theme/tokens/colours.css has it. */
export const inkOn = ([lightness]: Oklab): Oklab => [Math.min(1, Math.max(0.14, (0.565 - lightness) * 1000)), 0, 0];
