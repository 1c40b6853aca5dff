import {
  checkReservationImport,
  importReservations,
  undoReservationImport,
  type CheckedImport,
  type ReservationImport,
} from '@stayfront/contract/desk/imports';
import { getDeskReservation, type DeskReservation } from '@stayfront/contract/desk/reservation';
import { listDeskReservations, type DeskReservations } from '@stayfront/contract/desk/listing';
import type { Problem } from '@stayfront/contract/problem';
import { stayDate } from '@stayfront/rules/stay/stay-date';
import type { FastifyInstance } from 'fastify';
import { sql } from 'kysely';
import type { Db } from '../platform/db/open-database.ts';
import { operatorApi } from './operator-api.ts';
import { openHotel, smallHotel, smallNights } from './small-hotel.ts';
import type { TestClock } from './start-app.ts';

export const heads =
  'Reservation Number;Guest Name;Email;Check in Date;Check out Date;Room Type;Adults;Grand Total;Amount Paid;Status';
/** As one system writes its list: two that are coming, and one that was cancelled. */
export const cloudbeds = [
  heads,
  'C1;Lovelace, Ada;ada@guest.example;11/06/2027;13/06/2027;Doppelzimmer;2;"CHF 321.01";100.00;Confirmed',
  'C2;Grace Hopper;;14/06/2027;15/06/2027;Double room;1;150.00;;Confirmed',
  'C3;Alan Turing;alan@guest.example;20/06/2027;25/06/2027;Family room;3;900.00;900.00;Cancelled',
];

export const base64 = (lines: readonly string[], encoding: BufferEncoding = 'utf8'): string =>
  Buffer.from(lines.join('\r\n'), encoding).toString('base64');

/** Three doubles and three family rooms on each of 60 nights from the 1st of June on, and a manager who brings files along. */
export async function importSetup(app: FastifyInstance, db: Db, clock: TestClock) {
  const hotel = smallHotel();
  await openHotel(db, hotel, smallNights(hotel, stayDate('2027-06-01'), 60));
  const desk = operatorApi(app, db, 7001, clock);
  const cookie = await desk.enter('mara@probe.example', 'manager');
  let sent = 0;
  const check = async (lines: readonly string[], said: object = {}): Promise<CheckedImport> => {
    const reply = await desk.ask(checkReservationImport, { body: { file: base64(lines), ...said }, cookie });
    if (reply.statusCode !== 200) throw new Error(reply.body);
    return reply.json<CheckedImport>();
  };
  const bring = async (lines: readonly string[], said: object = {}, key = `i${++sent}`) => {
    const body = { file: base64(lines), name: 'file.csv', takes: 'all', ...said };
    const reply = await desk.ask(importReservations, { body, cookie, headers: { 'idempotency-key': key } });
    const told = reply.json<Problem & { import: ReservationImport | null; known: number; leftOut: number }>();
    return { ...told, status: reply.statusCode };
  };
  const undo = (importId: string) => desk.ask(undoReservationImport, { params: { importId }, cookie });
  const list = async (query: Record<string, string> = {}): Promise<DeskReservations['reservations']> =>
    (await desk.ask(listDeskReservations, { query: { view: 'all', ...query }, cookie })).json<DeskReservations>()
      .reservations;
  const open = async (reservationId: string): Promise<DeskReservation> =>
    (await desk.ask(getDeskReservation, { params: { reservationId }, cookie })).json<DeskReservation>();
  const stock = async (date: string, room = 'double') => {
    const { rows } = await sql<{ total: number; sold: number; overbooked: number }>`
      select total, sold, overbooked from inventory where hotel_id = 7001 and date = ${date} and room_id = ${room}`.execute(
      db,
    );
    return rows[0] ?? null;
  };
  /** Each story begins with a house nobody has booked. */
  const beginAnew = async (): Promise<void> => {
    await sql`update inventory set sold = 0, overbooked = 0`.execute(db);
    await sql`delete from imported_reservation`.execute(db);
    await sql`delete from import_layout`.execute(db);
  };
  return { desk, cookie, check, bring, undo, list, open, stock, beginAnew };
}
