import type { CardRequest } from '@stayfront/contract/card-request';
import { getDeskAccount, type DeskAccount } from '@stayfront/contract/desk/account';
import { bookForHotel } from '@stayfront/contract/desk/booking';
import { listNeeds, type Need } from '@stayfront/contract/desk/needs';
import { getDeskReservation, type DeskReservation } from '@stayfront/contract/desk/reservation';
import { searchForHotel, type DeskOffers } from '@stayfront/contract/desk/search';
import type { Route } from '@stayfront/contract/route';
import { afterAll, expect } from 'vitest';
import { asker } from './ask.ts';
import { freshDatabase } from './fresh-database.ts';
import { operatorApi } from './operator-api.ts';
import { payApi } from './pay-api.ts';
import { openPayrailsApi } from './payrails-api.ts';
import { openSetup } from './payment-setups.ts';
import { startApp, testSecret } from './start-app.ts';
import { openStripeApi } from './stripe-api.ts';
import { endHold } from '../booking/reservation/end-hold.ts';
import { tokenFrom } from '../booking/reservation/reservation-token.ts';

/** A house whose desk asks guests for cards, with each provider in its sandbox. Call it at the top of the file. */
export async function openCardHouse() {
  const database = await freshDatabase();
  const { db } = database;
  const noon = Date.parse('2027-06-01T10:00:00Z');
  const clock = { now: noon };
  const app = await startApp(database, clock);
  const ask = asker(app);
  const desk = operatorApi(app, db, 7001, clock);
  const till = payApi(database, app, clock);
  const payrails = await openPayrailsApi();
  const stripe = await openStripeApi();
  const juspay = await openSetup('JUSPAY');
  afterAll(async () => {
    await payrails.sandbox.stop();
    await stripe.sandbox.stop();
    await juspay.stop();
  });

  const [hour, day] = [3_600_000, 86_400_000];
  const stay = { checkIn: '2027-06-11', checkOut: '2027-06-13' };
  const hotelId = 7001;
  const declined = '4000000000000002';
  const houses = {
    PAYRAILS: {
      settings: payrails.settings,
      good: '4111111111111111',
      async keep(data: Record<string, string>, card: string): Promise<string> {
        const kept = await payrails.keepCard(data['data'] ?? '', card);
        return ((await kept.json()) as { id: string }).id;
      },
      pay: (data: Record<string, unknown>, card: string) => payrails.pay(String(data['data']), card),
    },
    STRIPE: {
      settings: stripe.settings,
      good: '4242424242424242',
      async keep(data: Record<string, string>, card: string): Promise<string> {
        const kept = await stripe.confirm(data['clientSecret'] ?? '', card);
        return ((await kept.json()) as { payment_method?: string }).payment_method ?? 'pm_refused0';
      },
      pay: (data: Record<string, unknown>, card: string) => stripe.confirm(String(data['clientSecret']), card),
    },
  };
  const charged = (): number =>
    stripe.sandbox.book.all('payment').length + payrails.sandbox.book.all().filter(({ minor }) => minor > 0).length;

  let [front, reader, keys] = ['', '', 0];
  async function at(now: number): Promise<void> {
    clock.now = now;
    front = await desk.enter('fred@probe.example', 'front-desk');
    reader = await desk.enter('rita@probe.example', 'reader');
  }
  async function openDesk(settings: Parameters<typeof till.open>[0], rooms = 1): Promise<void> {
    clock.now = noon;
    await till.open(settings, rooms);
    await at(noon);
  }
  const send = (route: Route, reservationId: string, body?: object, more = {}, key = `k${(keys += 1)}`) =>
    desk.ask(route, {
      params: { reservationId, ...more },
      cookie: front,
      headers: { 'idempotency-key': key },
      ...(body ? { body } : {}),
    });
  const account = async (id: string): Promise<DeskAccount> => (await send(getDeskAccount, id)).json();
  const detail = async (id: string): Promise<DeskReservation> => (await send(getDeskReservation, id)).json();
  const needs = async (of: Need['kind'] = 'card'): Promise<Need[]> =>
    (await desk.ask(listNeeds, { cookie: reader })).json<{ needs: Need[] }>().needs.filter(({ kind }) => kind === of);

  const eve = { givenName: 'Eve', surname: 'Moneypenny', email: 'eve@guest.example' };
  async function offered(): Promise<string> {
    const reply = await desk.ask(searchForHotel, { query: stay, cookie: front });
    const { rooms } = reply.json<DeskOffers>();
    const offer = rooms
      .find(({ roomId }) => roomId === 'double')
      ?.offers.find(({ ratePlanId }) => ratePlanId === 'deposit');
    return offer?.product?.reference ?? '';
  }
  const take = async (body: object, key = `b${(keys += 1)}`) =>
    desk.ask(bookForHotel, {
      body: {
        roomStays: [{ reference: await offered() }],
        guest: eve,
        source: 'phone',
        way: 'card',
        tellsGuest: true,
        ...body,
      },
      cookie: front,
      headers: { 'idempotency-key': key },
    });
  const heldUntil = new Date(noon + day).toISOString();
  async function hold(): Promise<string> {
    const reply = await take({ heldUntil });
    expect(reply.json()).toMatchObject({ status: 'held', payableNow: 0, holdExpiresAt: heldUntil });
    return reply.json<{ reservationId: string }>().reservationId;
  }

  /** What the link in the letter opens. */
  async function linkOf(reservationId: string): Promise<string> {
    const row = await db
      .selectFrom('reservation')
      .select('token_seed')
      .where('reservation_id', '=', reservationId)
      .executeTakeFirstOrThrow();
    return tokenFrom(testSecret, row.token_seed);
  }
  const look = async (reservationId: string): Promise<CardRequest> =>
    (
      await ask<CardRequest>('getCardRequest', {
        params: { hotelId, reservationId },
        query: { t: await linkOf(reservationId) },
      })
    ).body;
  const byLink = async <Body>(operationId: string, reservationId: string, more: object = {}) =>
    ask<Body & { code?: string }>(operationId, {
      params: { hotelId, reservationId },
      body: { token: await linkOf(reservationId), ...more },
    });
  const give = (reservationId: string, instrumentId: string) =>
    byLink<{ status: string; card: object }>('giveCard', reservationId, { instrumentId });
  const endOf = (reservationId: string): Promise<void> => endHold(db, { hotelId, reservationId }, clock.now);
  return {
    noon,
    clock,
    ask,
    desk,
    till,
    juspay,
    stay,
    hotelId,
    declined,
    houses,
    charged,
    at,
    openDesk,
    send,
    account,
    detail,
    needs,
    offered,
    take,
    heldUntil,
    hold,
    linkOf,
    look,
    byLink,
    give,
    endOf,
    db,
    hour,
    day,
    front: () => front,
    reader: () => reader,
  };
}
