import type { DeskDay } from '@stayfront/contract/desk/day';
import type { DeskHouse } from '@stayfront/contract/desk/house';

/** The last list of today that was seen, with the house that it is about. */
export type KeptDay = { readonly day: DeskDay; readonly house: DeskHouse; readonly at: number };
