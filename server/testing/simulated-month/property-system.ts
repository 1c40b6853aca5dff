import { bookedNights } from '@stayfront/sandbox/channel-manager/bookings';
import type { PushedAvailability, PushedRate } from '@stayfront/sandbox/channel-manager/messages';
import type { ChannelManagerSandbox } from '@stayfront/sandbox/channel-manager/start-channel-manager';

export type Prices = Readonly<Record<number, number>>;
export type DayRule = { readonly isClosed: boolean; readonly noArrival: boolean; readonly minStay: number };

export type FreeDay = { readonly room: string; readonly day: string; readonly count: number };
/** Over which of its lines a hotel hears how many rooms are free, and a PMS of bookings. */
export type RoomSide = {
  /** All days of all rooms, or those that are another now. */
  pushFree(free: readonly FreeDay[], isAll: boolean): Promise<void>;
  /** Called when bookings are another. */
  onBooking(listener: () => void): void;
  /** How many rooms the hotel's own guests have on each night, as far as it was told. */
  booking(): Map<string, number>;
};

/** A channel manager has this line, too. */
export const channelSide = (theirs: ChannelManagerSandbox): RoomSide => ({
  async pushFree(free) {
    const updates = free.map(({ room, day, count }): PushedAvailability => ({
      room,
      ratePlan: 'BAR',
      start: day,
      end: day,
      limit: count,
    }));
    const { isTaken, errors } = await theirs.pushAvailability(updates);
    if (!isTaken) throw new Error(`A message was not taken: ${JSON.stringify(errors)}`);
  },
  onBooking: (listener) => theirs.onBooking(listener),
  booking: () => bookedNights(theirs.bookings()),
});

const openDay: DayRule = { isClosed: false, noArrival: false, minStay: 0 };
const nightOf = (room: string, day: string): string => `${room} ${day}`;
const amount = (minor: number): string => (minor / 100).toFixed(2);

/**
 * The books of a property management system behind a channel manager, as plainly as they can be kept: how many rooms
 * there are, what other channels and this hotel's guests have booked, prices and rules by day. It shares no line with the
 * engine. What it says is put on a line of messages, each as things stood then, and sent when the line moves.
 */
export function openPropertySystem(
  theirs: ChannelManagerSandbox,
  side: RoomSide,
  {
    stock,
    ratePlans,
    days,
  }: { stock: Readonly<Record<string, number>>; ratePlans: readonly string[]; days: readonly string[] },
) {
  const rooms = Object.keys(stock);
  const elsewhere = new Map<string, number>();
  const prices = new Map<string, Prices>();
  const rules = new Map<string, DayRule>();
  const line: (() => Promise<void>)[] = [];
  let ours = new Map<string, number>();

  const takenElsewhere = (room: string, day: string): number => elsewhere.get(nightOf(room, day)) ?? 0;
  const free = (room: string, day: string): number =>
    (stock[room] ?? 0) - takenElsewhere(room, day) - (ours.get(nightOf(room, day)) ?? 0);
  const rowOf = (room: string, ratePlan: string, day: string): string => `${room} ${ratePlan} ${day}`;
  const ruleOf = (room: string, ratePlan: string, day: string): DayRule =>
    rules.get(rowOf(room, ratePlan, day)) ?? openDay;

  const send = (push: () => ReturnType<ChannelManagerSandbox['pushRates']>): void => {
    line.push(async () => {
      const { isTaken, errors } = await push();
      if (!isTaken) throw new Error(`A message was not taken: ${JSON.stringify(errors)}`);
    });
  };
  const freeDays = (room: string, some: readonly string[]): FreeDay[] =>
    some.map((day) => ({ room, day, count: Math.max(0, free(room, day)) }));
  const sendFree = (room: string, some: readonly string[]): void => {
    const said = freeDays(room, some);
    if (said.length > 0) line.push(() => side.pushFree(said, false));
  };
  const sendRules = (room: string, ratePlan: string, some: readonly string[]): void => {
    const updates = some.map((day): PushedAvailability => {
      const { isClosed, noArrival, minStay } = ruleOf(room, ratePlan, day);
      return {
        room,
        ratePlan,
        start: day,
        end: day,
        status: isClosed ? 'Close' : 'Open',
        arrival: noArrival ? 'Close' : 'Open',
        lengths: { SetMinLOS: minStay },
      };
    });
    if (updates.length > 0) send(() => theirs.pushAvailability(updates));
  };
  const sendPrices = (room: string, ratePlan: string, some: readonly string[]): void => {
    const updates = some.flatMap((day): PushedRate[] => {
      const said = prices.get(rowOf(room, ratePlan, day));
      if (!said) return [];
      const price = Object.fromEntries(Object.entries(said).map(([adults, minor]) => [adults, amount(minor)]));
      return [{ room, ratePlan, start: day, end: day, currency: 'CHF', price }];
    });
    if (updates.length > 0) send(() => theirs.pushRates(updates));
  };

  // What a booking changes is told at once, before its own message is answered or long afterwards: the line decides.
  side.onBooking(() => {
    const before = ours;
    ours = side.booking();
    for (const room of rooms)
      sendFree(
        room,
        days.filter((day) => (before.get(nightOf(room, day)) ?? 0) !== (ours.get(nightOf(room, day)) ?? 0)),
      );
  });

  return {
    rooms,
    ratePlans,
    free,
    waiting: () => line.length,
    priceOf: (room: string, ratePlan: string, day: string) => prices.get(rowOf(room, ratePlan, day)) ?? null,
    ruleOf,
    /** Somebody books elsewhere, as long as there is a room by these books. */
    sellElsewhere(room: string, some: readonly string[]): void {
      const sold = some.filter((day) => free(room, day) > 0);
      for (const day of sold) elsewhere.set(nightOf(room, day), takenElsewhere(room, day) + 1);
      sendFree(room, sold);
    },
    cancelElsewhere(room: string, some: readonly string[]): void {
      const back = some.filter((day) => takenElsewhere(room, day) > 0);
      for (const day of back) elsewhere.set(nightOf(room, day), takenElsewhere(room, day) - 1);
      sendFree(room, back);
    },
    setPrices(room: string, ratePlan: string, some: readonly string[], said: Prices): void {
      for (const day of some)
        prices.set(rowOf(room, ratePlan, day), { ...prices.get(rowOf(room, ratePlan, day)), ...said });
      sendPrices(room, ratePlan, some);
    },
    setRule(room: string, ratePlan: string, some: readonly string[], said: Partial<DayRule>): void {
      for (const day of some) rules.set(rowOf(room, ratePlan, day), { ...ruleOf(room, ratePlan, day), ...said });
      sendRules(room, ratePlan, some);
    },
    sendAllFree(): void {
      const said = rooms.flatMap((room) => freeDays(room, days));
      line.push(() => side.pushFree(said, true));
    },
    /** As such systems do each night: prices and rules once more, whoever has changed them meanwhile. */
    sendAllPrices(sold: (room: string, ratePlan: string) => boolean): void {
      for (const room of rooms)
        for (const ratePlan of ratePlans.filter((one) => sold(room, one))) {
          sendPrices(room, ratePlan, days);
          sendRules(room, ratePlan, days);
        }
    },
    /** The line moves by so many messages. */
    async move(most: number): Promise<void> {
      for (let sent = 0; sent < most && line.length > 0; sent += 1) {
        await line[0]?.();
        line.shift();
      }
    },
  };
}
