import { BundleEntries, putBundle as putBundleRoute } from '@stayfront/contract/manage/bundle';
import { CalendarEntries, getManagedCalendar } from '@stayfront/contract/manage/calendar';
import { readDatabaseTime } from '@stayfront/server/platform/clock/database-time';
import { putBundle } from '@stayfront/server/selling/bundle/put-bundle';
import { putCalendar } from '@stayfront/server/selling/calendar/put-calendar';
import { readManagedCalendar } from '@stayfront/server/selling/calendar/read-managed-calendar';
import { keepSecret } from '@stayfront/server/platform/secret/keep-secret';
import { listReservations } from '@stayfront/server/app/manage/list-reservations';
import { putWebhook } from '@stayfront/server/followers/webhook/put-webhook';
import { publicReach } from '@stayfront/server/followers/webhook/reach';
import type { Command } from './command.ts';
import { readShape, printAnswer, printFaults } from './print-answer.ts';
import { withHotel } from './with-database.ts';

export const sellingCommands: readonly Command[] = [
  {
    words: ['calendar', 'HOTEL', 'FILE'],
    says: 'put stock, rates and restrictions',
    run: ([id, file = '']) => take(id, file),
  },
  {
    words: ['calendar', 'HOTEL', 'FROM', 'TO'],
    says: 'write them out, from one day to another',
    run: ([id, from = '', to = '']) => show(id, from, to),
  },
  {
    words: ['bundle', 'HOTEL', 'CHANNEL', 'SESSION', 'BUNDLE', 'FILE'],
    says: 'put rooms together for a partner',
    run: ([id, channelId, sessionId, bundleId, file = '']) => bundle(id, { channelId, sessionId, bundleId }, file),
  },
  {
    words: ['reservations', 'HOTEL', '[CURSOR]'],
    says: 'those that something happened to, 200 at a time',
    run: ([id, since]) =>
      withHotel(id, async (db, hotel) =>
        printAnswer('The cursor', await listReservations(db, hotel, { since, limit: 200 }, Date.now())),
      ),
  },
  {
    words: ['webhook', 'HOTEL', 'ID', 'URL'],
    says: 'have changes of reservations posted there',
    run: ([id, webhookId = '', url = '']) => hook(id, webhookId, url),
  },
];

async function take(id: string | undefined, file: string): Promise<number> {
  const entries = await readShape(CalendarEntries, file);
  if (!entries) return 1;
  return withHotel(id, async (db, hotel) =>
    printAnswer(file, await putCalendar(db, hotel, entries, await readDatabaseTime(db))),
  );
}

async function show(id: string | undefined, from: string, to: string): Promise<number> {
  const days = getManagedCalendar.query.safeParse({ from, to });
  if (!days.success)
    return printFaults(
      'The days',
      days.error.issues.map((issue) => ({ path: issue.path.join('.'), message: issue.message })),
    );
  return withHotel(id, async (db, hotel) => {
    const calendar = await readManagedCalendar(db, hotel, days.data, Date.now());
    return printAnswer('The days', 'entries' in calendar ? calendar.entries : calendar);
  });
}

async function bundle(id: string | undefined, key: object, file: string): Promise<number> {
  const params = putBundleRoute.params.safeParse({ hotelId: id, ...key });
  const entries = await readShape(BundleEntries, file);
  if (!params.success)
    return printFaults('The bundle', [
      { path: '', message: 'CHANNEL is a number; SESSION and BUNDLE have 1 to 64 signs' },
    ]);
  if (!entries) return 1;
  return withHotel(id, async (db, hotel) =>
    printAnswer(file, await putBundle(db, hotel, params.data, entries, Date.now())),
  );
}

const hook = (id: string | undefined, webhookId: string, url: string): Promise<number> =>
  withHotel(id, async (db, { hotelId }, settings) => {
    const secret = settings.secret ?? (await keepSecret(settings.dataDir));
    const reach = { ...publicReach, allowsLoopback: settings.isDemo };
    const wish = { hotelId, webhookId, url, renewSecret: false, by: 'system' };
    return printAnswer(url, await putWebhook({ db, secret, reach }, wish, Date.now()));
  });
