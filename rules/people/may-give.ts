import { isAtLeast, type Role } from './role.ts';

/**
 * How much somebody may still give back or waive of a reservation; null: as much as they like. The limit is the front
 * desk's as a whole: what its people have given of this reservation before counts, whoever of them it was and however it
 * was given, or three small gifts would be one that nobody allowed.
 */
export function mayGive(
  role: Role,
  { limit, before }: { readonly limit: number; readonly before: number },
): number | null {
  if (isAtLeast(role, 'manager')) return null;
  return isAtLeast(role, 'front-desk') ? Math.max(0, limit - before) : 0;
}

export const isWithin = (amount: number, most: number | null): boolean => most === null || amount <= most;
