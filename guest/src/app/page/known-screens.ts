import type { Screen } from './screen.ts';

let known: readonly Screen[] = [];

/** The application says at its start which screens it has: they stand above those who look for one. */
export const knowScreens = (screens: readonly Screen[]): void => void (known = screens);

export const knownScreens = (): readonly Screen[] => known;
