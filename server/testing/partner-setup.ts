import type { ChannelPartner, Conversion, PartnerName } from '@stayfront/contract/manage/channels';
import type { ChannelParameters } from '@stayfront/contract/reservation';
import { addDays, stayDate } from '@stayfront/rules/stay/stay-date';
import { startPartners } from '@stayfront/sandbox/partners/start-partners';
import { sql } from 'kysely';
import { afterAll } from 'vitest';
import { reportConversion } from '../followers/channel/report-conversion.ts';
import { inHotel } from '../platform/db/in-hotel.ts';
import type { Database } from '../platform/db/open-database.ts';
import { makeKey } from '../property/key/make-key.ts';
import { secretBox } from '../platform/secret/secret-box.ts';
import type { Reach } from '../followers/webhook/reach.ts';
import { managementApi } from './management-api.ts';
import { bookingOf, guestApi } from './guest-api.ts';
import { openHotel, smallHotel, smallNights } from './small-hotel.ts';
import { publicUrl, startApp, testSecret } from './start-app.ts';

/** What a guest brings along whom a partner has sent. */
export const marks = {
  tripadvisor: { refid: 'tripadvisor-9f3c', channelId: 304 },
  trivago: { trvReference: 'trv-5d41402abc4b2a76', trvLocale: 'de-CH', channelId: 344 },
  kayak: { kayakClickId: 'kk-77aa31', channelId: 400 },
  google: { googleClickId: 'gclid-EAIaIQob', channelId: 399, consent: 'granted' },
} as const satisfies Record<PartnerName, ChannelParameters>;

/** A hotel, another one, and partners that bring guests and hear of bookings. Call it at the top of the file. */
export async function openPartnerSetup(database: Pick<Database, 'db' | 'url'>) {
  const { db } = database;
  const now = Date.parse('2027-06-01T12:00:00Z');
  const today = stayDate('2027-06-01');
  const names: Record<string, readonly string[]> = {};
  const reach: Reach = {
    resolve: (host) => Promise.resolve(names[host] ?? []),
    allowsLoopback: true,
    patienceMs: 300_000,
  };
  const app = await startApp(database, { now }, { reach });
  const [hotel, other] = [smallHotel(), smallHotel({ hotelId: 7002 })];
  const { hotelId } = hotel;
  for (const setup of [hotel, other]) await openHotel(db, setup, smallNights(setup, today, 30, 500));
  const officeOf = async (id: number) => managementApi(app, id, (await makeKey(db, id, 'PMS', now)).key);
  const management = await officeOf(hotelId);
  const api = guestApi(app, hotelId);
  const partners = await startPartners();
  afterAll(() => partners.stop());

  async function forget(): Promise<void> {
    await inHotel(db, hotelId, (tx) => sql`delete from conversion`.execute(tx));
    await inHotel(db, hotelId, (tx) => sql`delete from channel_settings`.execute(tx));
    await sql`delete from graphile_worker._private_jobs`.execute(db);
    (partners.received as unknown[]).length = 0;
  }

  const keys = {
    tripadvisor: { url: `${partners.url}/tripadvisor/conversion`, id: '80451', partnerName: 'SSC_Example' },
    trivago: {
      url: `${partners.url}/trivago/tracking/booking`,
      apiKey: 'trivago-canary-key',
      advertiserId: '2140',
      hotel: '7001',
    },
    kayak: { url: `${partners.url}/kayak/confirm`, provider: 'EXAMPLE' },
    google: {
      url: `${partners.url}/google/ads`,
      tokenUrl: `${partners.url}/google/token`,
      customerId: '1234567890',
      loginCustomerId: '9998887776',
      conversionActionId: '4711',
      developerToken: 'dev-1',
      clientId: 'client-1',
      clientSecret: 'secret-1',
      refreshToken: 'refresh-1',
    },
  } satisfies Record<PartnerName, object>;
  const put = (partner: PartnerName) => management.put<ChannelPartner>('channels', { partner, ...keys[partner] });

  const quote = async (nights = 2, ratePlan = 'pay-at-hotel'): Promise<string> => {
    const stay = { checkIn: addDays(today, 5), checkOut: addDays(today, 5 + nights), nbAdults: 2 };
    return (await api.findProduct('double', ratePlan, stay)).reference;
  };
  async function book(channelParameters: ChannelParameters): Promise<{ reservationId: string; token: string }> {
    const { status, body } = await api.book(bookingOf([await quote()], { channelParameters }));
    if (status !== 201) throw new Error(`The booking was refused: ${JSON.stringify(body)}`);
    return body;
  }

  const ledger = async (query = ''): Promise<Conversion[]> =>
    (await management.get<{ conversions: Conversion[] }>(`conversions${query}`)).body.conversions;
  const deps = { db, box: secretBox(testSecret), reach, publicUrl: () => publicUrl };
  /** One try, as the worker makes it. */
  async function report(
    reservationId: string,
    partner: PartnerName,
    isLastTry = false,
  ): Promise<Conversion | undefined> {
    await reportConversion(deps, { hotelId, reservationId, partner }, isLastTry, now).catch(() => {});
    return (await ledger(`?reservationId=${reservationId}`)).find((one) => one.partner === partner);
  }
  const heard = (): (string | null)[] => partners.received.map(({ name }) => name);
  const differences = (): string[] => partners.received.flatMap((report) => report.differences);

  const elsewhere = await officeOf(other.hotelId);
  const place = { app, hotelId, now, names, reach, deps, api, management, elsewhere, partners };
  return { ...place, forget, keys, put, quote, book, ledger, report, heard, differences };
}
