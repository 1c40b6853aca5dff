import type { ChangedLine, ChangedStay } from '@stayfront/contract/desk/change';
import { partyOf } from '@stayfront/contract/party';
import { textIn, type Language, type Texts } from '@stayfront/contract/property/texts';
import { hotelBill } from '@stayfront/rules/booking/stay-bill';
import { freeUntil } from '@stayfront/rules/cancellation/policy';
import { paidNights } from '@stayfront/rules/pricing/price-by-hand';
import { nightsOf } from '@stayfront/rules/stay/stay-date';
import type { StoredRoomStay } from '../../platform/db/stored-values.ts';
import type { Hotel } from '../../property/hotel/hotel.ts';

/** A room before or after a change, in the hotel's currency and the reader's language. */
export function describeChangedStay(
  { document }: Hotel,
  { quote, services, taxes }: StoredRoomStay,
  language: Language,
): ChangedStay {
  const named = (list: readonly { readonly id: string; readonly name: Texts }[], id: string): string =>
    textIn(list.find((entry) => entry.id === id)?.name, language, document.language) || id;
  const bill = hotelBill({ ...quote, localTaxes: [...quote.localTaxes, ...taxes] }, services);
  const paid = paidNights(quote);
  const until = freeUntil(quote.policy, quote.arrival, document.timeZone);
  return {
    checkIn: quote.arrival,
    checkOut: quote.departure,
    roomId: quote.roomId,
    roomName: named(document.rooms, quote.roomId),
    ratePlanId: quote.ratePlanId,
    ratePlanName: named(document.ratePlans, quote.ratePlanId),
    ...partyOf(quote.guests),
    services: bill.services.map(({ serviceId, quantity, totalMinor }) => ({
      serviceId,
      name: named(document.services, serviceId),
      quantity,
      total: totalMinor,
    })),
    nights: nightsOf(quote).map((date, place) => ({ date, price: paid[place] ?? 0 })),
    total: bill.total,
    localTax: bill.localTax,
    freeUntil: until === null ? null : new Date(until).toISOString(),
  };
}

/** The lines of a bill that are another amount after a change; nights first, by day. */
export function changedLines(before: ChangedStay, after: ChangedStay): ChangedLine[] {
  const [was, is] = [linesOf(before), linesOf(after)];
  const ids = [...new Set([...was.keys(), ...is.keys()])];
  return ids
    .flatMap((key): ChangedLine[] => {
      const line = is.get(key) ?? was.get(key);
      const [from, to] = [was.get(key)?.amount ?? null, is.get(key)?.amount ?? null];
      return line && from !== to ? [{ kind: line.kind, id: line.id, name: line.name, before: from, after: to }] : [];
    })
    .sort((a, b) => (a.kind === b.kind ? (a.kind === 'night' ? compare(a.id, b.id) : 0) : a.kind === 'night' ? -1 : 1));
}

const compare = (a: string, b: string): number => (a < b ? -1 : a > b ? 1 : 0);

type Line = Pick<ChangedLine, 'kind' | 'id' | 'name'> & { readonly amount: number };

const linesOf = ({ nights, services }: ChangedStay): Map<string, Line> =>
  new Map([
    ...nights.map(({ date, price }): [string, Line] => [date, { kind: 'night', id: date, name: '', amount: price }]),
    ...services.map(({ serviceId, name, total }): [string, Line] => [
      `service ${serviceId}`,
      { kind: 'service', id: serviceId, name, amount: total },
    ]),
  ]);
