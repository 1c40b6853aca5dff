import type { LucideIcon } from 'lucide-react';

/** The picture of a code, of a table that lists codes by their picture. */
export const iconOf = (table: readonly (readonly [LucideIcon, string])[], code: number): LucideIcon | undefined =>
  table.find(([, codes]) => codes.split(' ').includes(String(code)))?.[0];
