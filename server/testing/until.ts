import { vi } from 'vitest';

/** As in scripts/test/patience.ts: how many times longer than usual this machine is waited for. */
const patience = Math.max(1, Number(process.env['PATIENCE'] ?? 1));

/** Waits until nothing is thrown any more. Vitest's own second is too short for a machine that has other things to do. */
export const until = <T>(holds: () => T | Promise<T>): Promise<T> => vi.waitFor(holds, { timeout: 100_000 * patience });
