import { createHmac, timingSafeEqual } from 'node:crypto';
import type { ChangeTerms } from '@stayfront/contract/change';
import type { HotelChangeTerms } from '@stayfront/contract/desk/change';
import type { HotelChange } from '@stayfront/rules/cancellation/hotel-change';
import type { Instant } from '@stayfront/rules/stay/hotel-clock';
import type { RequestedStay } from '../reservation/read-requested.ts';

/** A service as the guest wants it, and what was said it costs. */
type ChosenService = { readonly serviceId: string; readonly quantity: number; readonly totalPrice: number };

/** What a guest would like to have: another room, or the booked one with other services. */
export type RequestedChange = {
  /** The room to change; null adds one. */
  readonly roomStayIndex: number | null;
  /** The quote of the new room; null keeps the booked one at its price. */
  readonly reference: string | null;
  readonly services: readonly ChosenService[];
};

/** A change of the hotel's own: the room as it is to be, and what it takes to make it so. */
export type AgreedByHotel = HotelChange & {
  readonly stay: RequestedStay;
  /** Nothing is sold anew, so that no rule of the house is asked. */
  readonly isOwn: boolean;
  /** Why it takes a reason: it goes over such a rule, or is at a price by hand. */
  readonly needsReason: 'rule' | 'price' | null;
  /** How much less than the house asks prices and fee come to. */
  readonly lowered: number;
  /** It takes an earlier one back. */
  readonly isUndo: boolean;
};

/** A change as it was shown to the guest, or to the hotel, who agrees to exactly this. */
export type SealedChange = {
  readonly hotelId: number;
  readonly reservationId: string;
  readonly version: number;
  /** Named so in what guests of the release before hold. */
  readonly wish: RequestedChange;
  readonly terms: ChangeTerms | HotelChangeTerms;
  /** Absent in a guest's. */
  readonly byHotel?: AgreedByHotel;
  readonly expiresAt: Instant;
};

/** Signs what was shown of a change and recognises its own, on any server with the same secret. */
export type ChangeSeal = { seal(change: SealedChange): string; open(text: string): SealedChange | null };

export function changeSeal(secret: string): ChangeSeal {
  // A key of its own, so that a signature made for another purpose can never pass as an agreed change.
  const key = createHmac('sha256', secret).update('change').digest();
  const sign = (text: string): string => createHmac('sha256', key).update(text).digest('base64url');
  return {
    seal(change) {
      const text = Buffer.from(JSON.stringify(change)).toString('base64url');
      return `${text}.${sign(text)}`;
    },
    open(sealed) {
      const [text = '', signature = '', ...more] = sealed.split('.');
      if (more.length > 0) return null; // a word that is not signed is not ours
      const [given, right] = [Buffer.from(signature), Buffer.from(sign(text))];
      if (given.length !== right.length || !timingSafeEqual(given, right)) return null;
      return JSON.parse(Buffer.from(text, 'base64url').toString()) as SealedChange;
    },
  };
}
