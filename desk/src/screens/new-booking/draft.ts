import type { bookForHotel } from '@stayfront/contract/desk/booking';
import type { RouteCall } from '@stayfront/contract/route';
import type { Asking } from '../../app/data/offers-query.ts';

/** A room at a rate for a stay. What it costs is never kept: the offer says it. */
export type Pick = {
  readonly roomId: string;
  readonly ratePlanId: string;
  readonly asked: Asking;
  /** How many of each service. */
  readonly services: Readonly<Record<string, number>>;
  /** What was typed as the price of a night; null while the engine prices. */
  readonly handPrices: Readonly<Record<string, string>> | null;
};

/** By 1 2 3 4. */
export const ways = ['link', 'card', 'hotel', 'none'] as const;
export type Way = (typeof ways)[number];

/** The rooms are held until the guest has done by the link what it asks for. */
export const isHeldBy = (way: Way): boolean => way === 'link' || way === 'card';

export type GuestDraft = {
  readonly surname: string;
  readonly givenName: string;
  readonly email: string;
  readonly phone: string;
  readonly wish: string;
  /** Null: the hotel's own. */
  readonly language: string | null;
};

export type BookingBody = RouteCall<typeof bookForHotel>['body'];

export type Draft = {
  readonly picks: readonly Pick[];
  /** The room that the offers stand for; behind the last one it is another. */
  readonly active: number;
  readonly guest: GuestDraft;
  readonly source: 'phone' | 'walk-in';
  readonly way: Way;
  /** By the hotel's clock, as 2027-05-04T18:00; null: tomorrow evening. */
  readonly heldUntil: string | null;
  readonly reason: string;
  /** Null until somebody has said so: then whoever has an address is told. */
  readonly tells: boolean | null;
  /** What was sent and has no answer yet: it is sent again as it was, with the same key. */
  readonly sent: { readonly key: string; readonly body: BookingBody } | null;
};

export const emptyDraft: Draft = {
  picks: [],
  active: 0,
  guest: { surname: '', givenName: '', email: '', phone: '', wish: '', language: null },
  source: 'phone',
  way: 'hotel',
  heldUntil: null,
  reason: '',
  tells: null,
  sent: null,
};

export const tellsGuest = ({ tells, guest }: Draft): boolean => tells ?? guest.email.trim() !== '';

/** What a search has to know of the rooms that are chosen besides: they are no longer free. */
export const chosenBesides = (picks: readonly Pick[], besides: number, departureOf: (pick: Pick) => string): string =>
  picks
    .filter((_, place) => place !== besides)
    .map((pick) => `${pick.roomId}.${pick.asked.arrival}.${departureOf(pick)}`)
    .join(',');
