import type { saveSetUpPrices, SetUp } from '@stayfront/contract/desk/set-up';
import type { RouteInput } from '@stayfront/contract/route';
import type { CurrencyCode } from '@stayfront/rules/currency/currencies';
import { readAmount } from '@stayfront/rules/currency/read-amount';
import { typeAmount } from '../../features/reservation/type-amount.ts';

export type PricesWish = Omit<RouteInput<typeof saveSetUpPrices>['body'], 'version' | 'calendarVersion' | 'accepts'>;
export type RoomPrice = { readonly weekday: string; readonly weekend: string };
export type OrdinaryPrice = RoomPrice & { readonly alone: string; readonly extraAdult: string };
export type SeasonDraft = {
  readonly key: string;
  readonly name: string;
  readonly from: string;
  readonly to: string;
  readonly rooms: Readonly<Record<string, RoomPrice>>;
};
export type PricesDraft = {
  /** Nights that cost the price of the weekend. */
  readonly weekend: SetUp['prices']['weekend'];
  readonly ordinary: Readonly<Record<string, OrdinaryPrice>>;
  readonly child: string;
  readonly seasons: readonly SeasonDraft[];
};
/** By where it stands: `ordinary.double.weekday`, `child`, `seasons.2.to`, `seasons.2.rooms.double.weekend`. */
export type PriceFaults = Readonly<Record<string, 'missing' | 'amount' | 'days'>>;

const nothing: OrdinaryPrice = { weekday: '', weekend: '', alone: '', extraAdult: '' };
const noPrice: RoomPrice = { weekday: '', weekend: '' };

export const ordinaryOf = (draft: PricesDraft, roomId: string): OrdinaryPrice => draft.ordinary[roomId] ?? nothing;
export const seasonPriceOf = ({ rooms }: SeasonDraft, roomId: string): RoomPrice => rooms[roomId] ?? noPrice;

/** As a price is typed: without cents where there are none. */
const typed = (minor: number | null, currency: CurrencyCode): string =>
  minor === null ? '' : typeAmount(minor, currency).replace(/\.0+$/, '');

/** Where weekends cost the same nothing stands there: they follow when the other is changed. */
const pairOf = (one: { weekday: number | null; weekend: number | null }, currency: CurrencyCode): RoomPrice => ({
  weekday: typed(one.weekday, currency),
  weekend: one.weekend === one.weekday ? '' : typed(one.weekend, currency),
});

export const pricesOf = ({ prices, currency }: SetUp): PricesDraft => ({
  weekend: prices.weekend,
  ordinary: Object.fromEntries(
    prices.ordinary.map((one) => [
      one.roomId,
      { ...pairOf(one, currency), alone: typed(one.alone, currency), extraAdult: typed(one.extraAdult, currency) },
    ]),
  ),
  child: prices.child === 0 ? '' : typed(prices.child, currency),
  seasons: prices.seasons.map(({ name, from, to, rooms }, place) => ({
    key: `known-${place}`,
    name,
    from,
    to,
    rooms: Object.fromEntries(rooms.map((one) => [one.roomId, pairOf(one, currency)])),
  })),
});

/** Rooms without a price are not sold yet; whatever else is typed has to be readable. */
export function priceFaults(draft: PricesDraft, roomIds: readonly string[], currency: CurrencyCode): PriceFaults {
  const faults: Record<string, 'missing' | 'amount' | 'days'> = {};
  const look = (at: string, text: string): void => {
    if (text.trim() !== '' && readAmount(text, currency) === null) faults[at] = 'amount';
  };
  const pair = (at: string, price: RoomPrice): void => {
    look(`${at}.weekday`, price.weekday);
    look(`${at}.weekend`, price.weekend);
    if (price.weekday.trim() === '' && price.weekend.trim() !== '') faults[`${at}.weekday`] = 'missing';
  };
  for (const roomId of roomIds) {
    const price = ordinaryOf(draft, roomId);
    pair(`ordinary.${roomId}`, price);
    look(`ordinary.${roomId}.alone`, price.alone);
    look(`ordinary.${roomId}.extraAdult`, price.extraAdult);
    const isPriced = price.weekday.trim() !== '';
    draft.seasons.forEach((season, place) => {
      const at = `seasons.${place}.rooms.${roomId}`;
      const one = seasonPriceOf(season, roomId);
      pair(at, one);
      if (!isPriced && one.weekday.trim() !== '') faults[`ordinary.${roomId}.weekday`] = 'missing';
    });
  }
  look('child', draft.child);
  draft.seasons.forEach(({ name, from, to }, place) => {
    if (name.trim() === '') faults[`seasons.${place}.name`] = 'missing';
    if (from === '') faults[`seasons.${place}.from`] = 'missing';
    if (to === '') faults[`seasons.${place}.to`] = 'missing';
    else if (from !== '' && to < from) faults[`seasons.${place}.to`] = 'days';
  });
  return faults;
}

/** Null where something has a fault, or no room has a price. */
export function pricesWish(draft: PricesDraft, roomIds: readonly string[], setUp: SetUp): PricesWish | null {
  const { currency, prices } = setUp;
  if (Object.keys(priceFaults(draft, roomIds, currency)).length > 0) return null;
  const read = (text: string): number | undefined => readAmount(text, currency) ?? undefined;
  const pair = (room: string, { weekday, weekend }: RoomPrice) => {
    const minor = read(weekday);
    return minor === undefined ? [] : [{ room, weekday: minor, weekend: read(weekend) ?? minor }];
  };
  const ordinary = roomIds.flatMap((room) => {
    const price = ordinaryOf(draft, room);
    const [alone, extraAdult] = [read(price.alone), read(price.extraAdult)];
    return pair(room, price).map((one) => ({
      ...one,
      ...(alone === undefined ? {} : { alone }),
      ...(extraAdult === undefined ? {} : { extraAdult }),
    }));
  });
  if (ordinary.length === 0) return null;
  return {
    weekend: draft.weekend,
    ordinary,
    child: read(draft.child) ?? 0,
    infant: prices.infant,
    seasons: draft.seasons.map((season) => ({
      name: season.name.trim(),
      from: season.from as never,
      to: season.to as never,
      rooms: roomIds.flatMap((room) => pair(room, seasonPriceOf(season, room))),
    })),
  };
}
