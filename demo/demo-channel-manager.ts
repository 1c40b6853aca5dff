import type { PropertyDocument } from '@stayfront/contract/property/property-document';
import { addDays, type StayDate } from '@stayfront/rules/stay/stay-date';
import { demoNights } from './demo-nights.ts';

type On = { readonly room: string; readonly ratePlan: string; readonly start: StayDate; readonly end: StayDate };
type Sent =
  | {
      readonly rates: readonly (On & { readonly currency: string; readonly price: Readonly<Record<number, string>> })[];
    }
  | {
      readonly availability: readonly (On & {
        readonly limit: number;
        readonly status: 'Open';
        readonly lengths: Readonly<Record<string, number>>;
      })[];
    };

/** So far ahead that nobody who tries the demo, or tests it, looks for a room there. */
const ahead = 310;

/** The hotel of the demo that a channel manager speaks to, and what that one is called at its desk. */
export const demoChannelManager = { hotelId: 1002, name: 'sandbox', title: 'Channel manager (sandbox)' } as const;

/**
 * What it has said when somebody opens the desk for the first time: a price that looks like a slip and a room that the
 * hotel does not have, both refused; then rooms, rules and prices that were taken.
 */
export function demoPushes(document: PropertyDocument, today: StayDate): Sent[] {
  const [from, to] = [addDays(today, ahead), addDays(today, ahead + 2)];
  const [first, second] = document.rooms;
  const plan = document.ratePlans[0];
  if (!first || !second || !plan) return [];
  const { rates } = demoNights(document, today, ahead + 1);
  const stands = (roomId: string): readonly number[] =>
    rates
      .find((one) => one.date === from && one.roomId === roomId && one.ratePlanId === plan.id)
      ?.prices.byAdults.map((minor) => minor ?? 0) ?? [];
  const on = (room: string): On => ({ room, ratePlan: plan.code, start: from, end: to });
  const rate = (room: string, factor: number): Sent => ({
    rates: [
      {
        ...on(room),
        currency: document.currency,
        price: Object.fromEntries(
          stands(room).map((minor, place) => [
            place + 1,
            ((Math.round((minor * factor) / 100) * 100) / 100).toFixed(2),
          ]),
        ),
      },
    ],
  });
  const rooms = (room: string): Sent => ({
    availability: [{ ...on(room), limit: 1, status: 'Open', lengths: { SetMinLOS: 2 } }],
  });
  return [rate(first.id, 10), rooms('VILLA'), rooms(second.id), rate(first.id, 1.1)];
}
