import type { HotelChangeWish } from '@stayfront/contract/desk/change';
import type { DeskReservation } from '@stayfront/contract/desk/reservation';
import type { LanguageCode } from '@stayfront/contract/property/texts';
import type { CurrencyCode } from '@stayfront/rules/currency/currencies';
import { readAmount } from '@stayfront/rules/currency/read-amount';
import { nightsOf, stayDate } from '@stayfront/rules/stay/stay-date';
import type { z } from 'zod';

export type DeskRoom = DeskReservation['rooms'][number];

/** What somebody at the desk has changed so far; what is absent is as it is booked, also where others change that. */
export type Draft = {
  readonly checkIn?: string;
  readonly checkOut?: string;
  readonly roomId?: string;
  readonly ratePlanId?: string;
  readonly adults?: number;
  readonly children?: number;
  readonly infants?: number;
  /** As they were typed, with commas. */
  readonly ages?: string;
  readonly quantities: Readonly<Record<string, number>>;
  /** As they were typed, by night. */
  readonly prices: Readonly<Record<string, string>>;
  readonly way: 'hotel' | 'link' | 'none';
  readonly surplus: 'refund' | 'leave';
  /** As it was typed; null for the policy's. */
  readonly fee: string | null;
};

export const nothingChanged: Draft = { quantities: {}, prices: {}, way: 'hotel', surplus: 'refund', fee: null };

type Of = { readonly version: number; readonly currency: CurrencyCode; readonly lang: z.infer<typeof LanguageCode> };

/** What is asked of the server. What was typed and is no amount is left to the engine, and marked beside its field. */
export function wishOf(draft: Draft, room: DeskRoom, { version, currency, lang }: Of): HotelChangeWish {
  const [checkIn, checkOut] = [stayDate(draft.checkIn ?? room.arrival), stayDate(draft.checkOut ?? room.departure)];
  const nights = checkIn < checkOut ? nightsOf({ arrival: checkIn, departure: checkOut }) : [];
  const byHand = nights.map((night) => readAmount(draft.prices[night] ?? '', currency));
  const fee = draft.fee === null ? null : readAmount(draft.fee, currency);
  const counts = [draft.adults, draft.children, draft.infants, draft.ages];
  const services = room.services.map(({ serviceId, quantity }) => ({
    serviceId,
    quantity: draft.quantities[serviceId] ?? quantity,
  }));
  return {
    version,
    checkIn,
    checkOut,
    ...(draft.roomId === undefined ? {} : { roomId: draft.roomId }),
    ...(draft.ratePlanId === undefined ? {} : { ratePlanId: draft.ratePlanId }),
    ...(counts.every((count) => count === undefined) ? {} : { party: partyOf(draft, room) }),
    ...(Object.keys(draft.quantities).length > 0 ? { services } : {}),
    ...(byHand.some((price) => price !== null) ? { nightPrices: byHand } : {}),
    fee: fee === null ? 'policy' : { minor: fee },
    way: draft.way,
    surplus: draft.surplus,
    lang,
  };
}

function partyOf(draft: Draft, room: DeskRoom): NonNullable<HotelChangeWish['party']> {
  const nbChildren = draft.children ?? room.children;
  const nbInfants = draft.infants ?? room.infants;
  const typed = (draft.ages ?? room.ages?.join(', ') ?? '').split(/[\s,]+/).filter((age) => /^\d+$/.test(age));
  return {
    nbAdults: draft.adults ?? room.adults,
    nbChildren,
    nbInfants,
    ...(typed.length > 0 && nbChildren + nbInfants > 0 ? { ages: typed.map(Number) } : {}),
  };
}
