import { textIn, type Texts } from '@stayfront/contract/property/texts';
import type { Hotel } from '../../property/hotel/hotel.ts';

/** What the house itself calls a room or a rate plan; its id, once there is none of that id any more. */
export const nameOf = (
  { document }: Hotel,
  list: readonly { readonly id: string; readonly name: Texts }[],
  id: string,
): string => textIn(list.find((entry) => entry.id === id)?.name, document.language, document.language) || id;
