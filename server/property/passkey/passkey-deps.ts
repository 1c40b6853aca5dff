import type { Db } from '../../platform/db/open-database.ts';

export type PasskeyDeps = { readonly db: Db; readonly secret: string; readonly publicUrl: () => string };

/** More than anybody has devices. */
export const mostPasskeys = 20;
