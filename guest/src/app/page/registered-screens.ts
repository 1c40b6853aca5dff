import type { Screen } from './screen.ts';

let registered: readonly Screen[] = [];

/** The application says at its start which screens it has: they stand above those who look for one. */
export const registerScreens = (screens: readonly Screen[]): void => void (registered = screens);

export const registeredScreens = (): readonly Screen[] => registered;
