import { isStayDate, type StayDate } from '@stayfront/rules/stay/stay-date';

/** What changed at a hotel: what it says and how it sells, its prices and rules, or its stock on some days. */
export type Change =
  | { readonly hotelId: number; readonly what: 'content' }
  | { readonly hotelId: number; readonly what: 'rates' | 'stock'; readonly from: StayDate; readonly to: StayDate };

/** Reads a change back; null for what another version of the server may have written. */
export function readChange(text: string): Change | null {
  const [id, what, from = '', to = ''] = text.split(' ');
  const hotelId = Number(id);
  if (!Number.isSafeInteger(hotelId)) return null;
  if (what === 'content') return { hotelId, what };
  if ((what === 'rates' || what === 'stock') && isStayDate(from) && isStayDate(to)) return { hotelId, what, from, to };
  return null;
}
