import type { ServerResponse } from 'node:http';
import {
  listConnections,
  putDeskWebhook,
  switchConnection,
  type Connections,
} from '@stayfront/contract/desk/connections';
import {
  getMessage,
  listMessages,
  sendMessageAgain,
  type Message,
  type MessageDetail,
} from '@stayfront/contract/desk/messages';
import type { Route } from '@stayfront/contract/route';
import { addDays, stayDate } from '@stayfront/rules/stay/stay-date';
import { sql } from 'kysely';
import { beforeEach } from 'vitest';
import { deliverWebhook } from '../followers/webhook/deliver-webhook.ts';
import { knownHotels } from '../property/hotel/known-hotels.ts';
import type { FreshDatabase } from './fresh-database.ts';
import { bookingOf, guestApi } from './guest-api.ts';
import { operatorApi } from './operator-api.ts';
import { openPartnerSetup } from './partner-setup.ts';
import { openReceiver, type Received } from './receiver.ts';
import { testSecret } from './start-app.ts';

type Job = { key: { hotelId: number; eventId: number; webhookId: string }; attempts: number };

/** A hotel with its webhooks and partners, as its desk sees them; what was told is forgotten before each test. */
export async function openConnectionsSetup(database: FreshDatabase) {
  const { db } = database;
  const setup = await openPartnerSetup(database);
  const { app, hotelId, now, reach, keys } = setup;
  const clock = { now };
  const desk = operatorApi(app, db, hotelId, clock);
  const guest = guestApi(app, hotelId);
  const owner = await desk.enter('olga@probe.example', 'owner');
  const manager = await desk.enter('mara@probe.example', 'manager');
  beforeEach(async () => {
    await sql`delete from message_try`.execute(db);
    await sql`delete from webhook`.execute(db);
    await setup.forget();
  });

  const ask = async <Answer>(route: Route, sent: object = {}, cookie = manager): Promise<Answer> =>
    (await desk.ask(route, { cookie, ...sent })).json<Answer>();
  const connections = (): Promise<Connections> => ask(listConnections);
  const pmsNow = async (): Promise<Connections['webhooks'][number] | undefined> => (await connections()).webhooks[0];
  const messages = async (query: object = {}): Promise<Message[]> =>
    (await ask<{ messages: Message[] }>(listMessages, { query })).messages;
  const messageOf = (messageId: string): Promise<MessageDetail> => ask(getMessage, { params: { messageId } });
  const put = (url: string, webhookId = 'pms', more: object = {}) =>
    desk.ask(putDeskWebhook, { params: { webhookId }, body: { url, ...more }, cookie: manager });
  const turn = (connectionId: string, isOn: boolean) =>
    ask(switchConnection, { params: { connectionId }, body: { isOn } });
  const again = (messageId: string) => desk.ask(sendMessageAgain, { params: { messageId }, cookie: manager });

  async function book(): Promise<string> {
    const stay = {
      checkIn: addDays(stayDate('2027-06-01'), 5),
      checkOut: addDays(stayDate('2027-06-01'), 7),
      nbAdults: 2,
    };
    const { reference } = await guest.findProduct('double', 'pay-at-hotel', stay);
    return (await guest.book(bookingOf([reference]))).body.reservationId;
  }

  const jobs = async (task = 'deliver-webhook'): Promise<Job[]> =>
    (
      await sql<Job>`select payload as key, attempts from graphile_worker._private_jobs as job
      join graphile_worker._private_tasks as task on task.id = job.task_id where identifier = ${task} order by job.id`.execute(
        db,
      )
    ).rows;
  /** Does each job that waits once, as the worker does. */
  async function work(isLastTry = false): Promise<void> {
    const deps = { db, readHotel: knownHotels(db).current, secret: testSecret, reach };
    for (const { key } of await jobs()) await deliverWebhook(deps, key, isLastTry, clock.now).catch(() => {});
  }
  async function receiver(answer: (response: ServerResponse, received: Received) => void) {
    const { port, got } = await openReceiver(answer);
    return { url: `http://127.0.0.1:${port}/stayfront`, host: `127.0.0.1:${port}`, got };
  }
  return {
    /** The partners alone, who book and are told in their own way. */
    partners: setup,
    app,
    hotelId,
    now,
    keys,
    clock,
    desk,
    guest,
    owner,
    manager,
    ask,
    connections,
    pmsNow,
    messages,
    messageOf,
    put,
    turn,
    again,
    book,
    jobs,
    work,
    receiver,
  };
}
