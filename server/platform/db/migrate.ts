import { runMigrations } from 'graphile-worker';
import { sql } from 'kysely';
import { Migrator, type Migration, type MigrationProvider } from 'kysely/migration';
import { setTimeout as pause } from 'node:timers/promises';
import pg from 'pg';
import { connectPatience } from './connect-patience.ts';
import { putFunctions } from './functions/put-functions.ts';
import { sellingFunctions } from './functions/selling-functions.ts';
import { knowJobKinds } from './know-job-kinds.ts';
import { openDatabase, type Db } from './open-database.ts';
import { makeOwner } from './owner-role.ts';
import * as walkingSkeleton from './migrations/0001-walking-skeleton.ts';
import * as changesAreTold from './migrations/0002-changes-are-told.ts';
import * as engine from './migrations/0003-engine.ts';
import * as eachHotelAlone from './migrations/0004-each-hotel-alone.ts';
import * as rulesOfNights from './migrations/0005-rules-of-nights.ts';
import * as popularRooms from './migrations/0007-popular-rooms.ts';
import * as takingRooms from './migrations/0008-taking-rooms.ts';
import * as webhooksAreTold from './migrations/0009-webhooks-are-told.ts';
import * as payments from './migrations/0010-payments.ts';
import * as soldOutIsAnError from './migrations/0011-sold-out-is-an-error.ts';
import * as guarantees from './migrations/0012-guarantees.ts';
import * as changes from './migrations/0014-changes.ts';
import * as historyAndPrivacy from './migrations/0015-history-and-privacy.ts';
import * as mailsThatFailed from './migrations/0016-mails-that-failed.ts';
import * as holdsInMeasure from './migrations/0017-holds-in-measure.ts';
import * as operators from './migrations/0020-operators.ts';
import * as handovers from './migrations/0025-handovers.ts';
import * as conversions from './migrations/0027-conversions.ts';
import * as priceMismatches from './migrations/0028-price-mismatches.ts';
import * as looksOfChains from './migrations/0060-looks-of-chains.ts';
import * as bookingsWithoutCard from './migrations/0069-bookings-without-card.ts';
import * as anyPaymentProvider from './migrations/0070-any-payment-provider.ts';
import * as webhooksSharePlaces from './migrations/0071-webhooks-share-places.ts';
import * as deposits from './migrations/0072-deposits.ts';
import * as pricesByPerson from './migrations/0073-prices-by-person.ts';
import * as roomsInPackages from './migrations/0074-rooms-in-packages.ts';
import * as asksAges from './migrations/0075-asks-ages.ts';
import * as rolesOfPeople from './migrations/0077-roles-of-people.ts';
import * as theDesk from './migrations/0078-the-desk.ts';
import * as theList from './migrations/0083-the-list.ts';
import * as letters from './migrations/0084-letters.ts';
import * as byTheHotel from './migrations/0086-by-the-hotel.ts';
import * as passkeys from './migrations/0089-passkeys.ts';
import * as moneyOfTheHouse from './migrations/0090-money-of-the-house.ts';
import * as invoices from './migrations/0095-invoices.ts';
import * as newsOfReservations from './migrations/0098-news-of-reservations.ts';
import * as roomNumbers from './migrations/0099-room-numbers.ts';
import * as savedViews from './migrations/0100-saved-views.ts';
import * as changesOfPeople from './migrations/0101-changes-of-people.ts';
import * as changesOfTheCalendar from './migrations/0102-changes-of-the-calendar.ts';
import * as connections from './migrations/0110-connections.ts';
import * as cardsByLink from './migrations/0111-cards-by-link.ts';
import * as declinedCharges from './migrations/0112-declined-charges.ts';
import * as newsOfConnections from './migrations/0113-news-of-connections.ts';
import * as versionsOfTheHouse from './migrations/0117-versions-of-the-house.ts';
import * as hotelsBegun from './migrations/0120-hotels-begun.ts';
import * as reservationsFromElsewhere from './migrations/0121-reservations-from-elsewhere.ts';
import * as historyOfTheCalendarEnds from './migrations/0122-history-of-the-calendar-ends.ts';
import * as hotelsThatArrive from './migrations/0128-hotels-that-arrive.ts';
import * as expectedTimes from './migrations/0130-expected-times.ts';
import * as oneVersionForOneStep from './migrations/0131-one-version-for-one-step.ts';
import * as translationsThatFit from './migrations/0132-translations-that-fit.ts';
import * as arrivalsInTheBackground from './migrations/0133-arrivals-in-the-background.ts';
import * as soldStays from './migrations/0134-sold-stays.ts';
import * as soldDays from './migrations/0135-sold-days.ts';
import * as visitsAndDemand from './migrations/0136-visits-and-demand.ts';
import * as historyInAChain from './migrations/0138-history-in-a-chain.ts';
import * as statementsOfTheDay from './migrations/0139-statements-of-the-day.ts';
import * as waitingList from './migrations/0140-waiting-list.ts';
import * as connectedSystems from './migrations/0141-connected-systems.ts';
import * as alpinebits from './migrations/0144-alpinebits.ts';
import * as whatAChannelManagerKnows from './migrations/0146-what-a-channel-manager-knows.ts';
import * as calendarFeeds from './migrations/0148-calendar-feeds.ts';
import * as pricesToldToGoogle from './migrations/0149-prices-told-to-google.ts';
import * as reportMails from './migrations/0156-report-mails.ts';
import * as alpineBitsPlans from './migrations/0159-alpinebits-plans.ts';
import * as alpineBitsPlansPacked from './migrations/0161-alpinebits-plans-packed.ts';
import * as nightsChangedInPlace from './migrations/0162-nights-changed-in-place.ts';
import * as googleIsLeft from './migrations/0163-google-is-left.ts';
import * as hotelsWithSomethingToDo from './migrations/0167-hotels-with-something-to-do.ts';
import * as unsecuredTally from './migrations/0168-unsecured-tally.ts';

/** In the order they are applied. A name that was released is never changed again. */
const migrations = {
  '0001-walking-skeleton': walkingSkeleton,
  '0002-changes-are-told': changesAreTold,
  '0003-engine': engine,
  '0004-each-hotel-alone': eachHotelAlone,
  '0005-rules-of-nights': rulesOfNights,
  '0007-popular-rooms': popularRooms,
  '0008-taking-rooms': takingRooms,
  '0009-webhooks-are-told': webhooksAreTold,
  '0010-payments': payments,
  '0011-sold-out-is-an-error': soldOutIsAnError,
  '0012-guarantees': guarantees,
  '0014-changes': changes,
  '0015-history-and-privacy': historyAndPrivacy,
  '0016-mails-that-failed': mailsThatFailed,
  '0017-holds-in-measure': holdsInMeasure,
  '0020-operators': operators,
  '0025-handovers': handovers,
  '0027-conversions': conversions,
  '0028-price-mismatches': priceMismatches,
  '0060-looks-of-chains': looksOfChains,
  '0069-bookings-without-card': bookingsWithoutCard,
  '0070-any-payment-provider': anyPaymentProvider,
  '0071-webhooks-share-places': webhooksSharePlaces,
  '0072-deposits': deposits,
  '0073-prices-by-person': pricesByPerson,
  '0074-rooms-in-packages': roomsInPackages,
  '0075-asks-ages': asksAges,
  '0077-roles-of-people': rolesOfPeople,
  '0078-the-desk': theDesk,
  '0083-the-list': theList,
  '0084-letters': letters,
  '0086-by-the-hotel': byTheHotel,
  '0089-passkeys': passkeys,
  '0090-money-of-the-house': moneyOfTheHouse,
  '0095-invoices': invoices,
  '0098-news-of-reservations': newsOfReservations,
  '0099-room-numbers': roomNumbers,
  '0100-saved-views': savedViews,
  '0101-changes-of-people': changesOfPeople,
  '0102-changes-of-the-calendar': changesOfTheCalendar,
  '0110-connections': connections,
  '0111-cards-by-link': cardsByLink,
  '0112-declined-charges': declinedCharges,
  '0113-news-of-connections': newsOfConnections,
  '0117-versions-of-the-house': versionsOfTheHouse,
  '0120-hotels-begun': hotelsBegun,
  '0121-reservations-from-elsewhere': reservationsFromElsewhere,
  '0122-history-of-the-calendar-ends': historyOfTheCalendarEnds,
  '0128-hotels-that-arrive': hotelsThatArrive,
  '0130-expected-times': expectedTimes,
  '0131-one-version-for-one-step': oneVersionForOneStep,
  '0132-translations-that-fit': translationsThatFit,
  '0133-arrivals-in-the-background': arrivalsInTheBackground,
  '0134-sold-stays': soldStays,
  '0135-sold-days': soldDays,
  '0136-visits-and-demand': visitsAndDemand,
  '0138-history-in-a-chain': historyInAChain,
  '0139-statements-of-the-day': statementsOfTheDay,
  '0140-waiting-list': waitingList,
  '0141-connected-systems': connectedSystems,
  '0144-alpinebits': alpinebits,
  '0146-what-a-channel-manager-knows': whatAChannelManagerKnows,
  '0148-calendar-feeds': calendarFeeds,
  '0149-prices-told-to-google': pricesToldToGoogle,
  '0156-report-mails': reportMails,
  '0159-alpinebits-plans': alpineBitsPlans,
  '0161-alpinebits-plans-packed': alpineBitsPlansPacked,
  '0162-nights-changed-in-place': nightsChangedInPlace,
  '0163-google-is-left': googleIsLeft,
  '0167-hotels-with-something-to-do': hotelsWithSomethingToDo,
  '0168-unsecured-tally': unsecuredTally,
} satisfies Record<string, Migration>;

export const migrationNames: readonly string[] = Object.keys(migrations);

/**
 * Brings the database to the newest shape, or to one that names its steps, and its functions to their present
 * definitions. Two servers that start at once are safe: the migrator holds a lock in the database while it works, and
 * the second finds nothing left to do. The same holds for the job queue's own tables.
 */
export async function migrate(url: string, shape?: readonly string[], lockTimeoutMs = 3_000): Promise<void> {
  const client = new pg.Client({ connectionString: url, connectionTimeoutMillis: connectPatience(url) });
  client.on('error', () => {}); // the query that was running says what went wrong
  try {
    await client.connect();
    await makeOwner(client);
  } finally {
    await client.end();
  }
  const database = openDatabase(url, {
    maxConnections: 2,
    limits: { lockMs: lockTimeoutMs, statementMs: 0, idleMs: 0, silentMs: 0 },
  });
  try {
    const steps = Object.entries(migrations).filter(([name]) => !shape || shape.includes(name));
    const provider: MigrationProvider = {
      getMigrations: async () => ({ ...(await stepsOfNewer(database.db)), ...Object.fromEntries(steps) }),
    };
    // Names are numbered in the order they were begun, not in the order they were finished.
    const migrator = new Migrator({ db: database.db, provider, allowUnorderedMigrations: true });
    await givingWay(async () => {
      const { error } = await migrator.migrateToLatest();
      if (error) throw error as Error;
    });
    // A shape of before has its own functions, which its steps have made.
    if (steps.length === migrationNames.length) await givingWay(() => putFunctions(database.db, sellingFunctions));
    await runMigrations({ pgPool: database.pool });
    await knowJobKinds(database.pool);
  } finally {
    await database.close();
  }
}

/**
 * Steps that a newer release has made here already. This one does not know them and need not: a step only adds. Without
 * them the migrator would take the database for a broken one, and nobody could go back or start another older server.
 */
async function stepsOfNewer(db: Db): Promise<Record<string, Migration>> {
  const { rows } = await sql<{ name: string }>`select name from kysely_migration`.execute(db);
  return Object.fromEntries(rows.map(({ name }) => [name, { up: () => Promise.resolve() }]));
}

const lockNotAvailable = '55P03';
const mostTries = 200;

/**
 * A step that waits for a table makes everybody else wait behind it, on a server that still sells rooms. So it gives up
 * soon, lets them through and tries again.
 */
async function givingWay(step: () => Promise<void>): Promise<void> {
  for (let tries = 1; ; tries++)
    try {
      return await step();
    } catch (error) {
      if (tries === mostTries || (error as { code?: unknown }).code !== lockNotAvailable)
        throw new Error('The database could not be brought to its newest shape', { cause: error });
      await pause(100);
    }
}
