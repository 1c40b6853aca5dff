import type { SystemId } from '@stayfront/rules/connection/account';

/** Whom of a hotel's systems is told, where it is one that takes prices. */
export type TellingKey = { readonly hotelId: number; readonly connection: SystemId };

/** Whom nothing is told any more, until what it was told is taken back. */
export type LeavingKey = { readonly hotelId: number; readonly leavingId: number };
