import type { SystemId } from '@stayfront/rules/connection/account';

/** Whom of a hotel's systems is told, where it is one that takes prices. */
export type TellingKey = { readonly hotelId: number; readonly connection: SystemId };
