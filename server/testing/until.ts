import { vi } from 'vitest';

/** Waits until nothing is thrown any more. Vitest's own second is too short for a machine that has other things to do. */
export const until = <T>(holds: () => T | Promise<T>): Promise<T> => vi.waitFor(holds, { timeout: 300_000 });
