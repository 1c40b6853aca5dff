import {
  getCalendarChange,
  getCellHistory,
  listCalendarChanges,
  type CalendarChange,
} from '@stayfront/contract/desk/calendar/changes';
import { describe, expect, test } from 'vitest';
import { deskCalendarSetup } from '../../testing/desk-calendar-setup.ts';
import { bookingOf } from '../../testing/guest-api.ts';

const { clock, guest, desk, hotel, reader, keys, flexible, day, read, save, undo, rowOf, on, book } =
  await deskCalendarSetup();

describe('a saved change', () => {
  test('is undone by a new one, which can be undone, and stands among all others', async () => {
    const before = await read(day(40), day(46));
    const whole = { room: 'double', from: day(40), to: day(46) };
    const { body } = await save(
      [
        { ...whole, total: 7, rules: { isClosedToArrival: true } },
        { ...whole, ratePlan: 'pay-at-hotel', price: 15_500 },
        { ...whole, ratePlan: 'saver', price: 12_500 },
      ],
      { name: 'Fair' },
    );
    const [made] = [body.change?.changeId ?? ''];
    const after = await read(day(40), day(46));
    const undone = await undo(made);
    expect(undone).toMatchObject({
      status: 201,
      body: { left: 0, change: { kind: 'undo', undoes: made, name: 'Fair' } },
    });
    expect({ ...(await read(day(40), day(46))), version: '' }).toEqual({ ...before, version: '' });
    expect((await undo(undone.body.version)).status).toBe(201);
    expect({ ...(await read(day(40), day(46))), version: '' }).toEqual({ ...after, version: '' });
    // It was undone already: there is nothing left that it put and that could be taken back.
    expect((await undo(made)).status).toBe(201);
    expect(await undo(made)).toMatchObject({ status: 409, body: { code: 'calendar.not_undone' } });
    const listed = (await desk.ask(listCalendarChanges, { query: { limit: 4 }, cookie: reader })).json<{
      changes: CalendarChange[];
      hasMore: boolean;
    }>();
    expect(listed.hasMore).toBe(true);
    expect(listed.changes.map(({ kind, undoes }) => [kind, undoes])).toEqual([
      ['undo', made],
      ['undo', undone.body.version],
      ['undo', made],
      ['save', null],
    ]);
    const detail = (await desk.ask(getCalendarChange, { params: { changeId: made }, cookie: reader })).json<{
      runs: object[];
    }>();
    expect(detail.runs).toContainEqual(
      expect.objectContaining({ room: 'double', ratePlan: null, nights: 7, field: 'total', before: 3, after: 7 }),
    );
    expect((await undo('999999')).body.code).toBe('calendar.change_unknown');
  });

  test('is not undone on nights that were sold or changed since, which are named and may be left out', async () => {
    const { body } = await save([{ ...flexible, from: day(50), to: day(54), price: 14_000 }]);
    const made = body.change?.changeId ?? '';
    clock.now += 60_000;
    const id = await book(51);
    await save([on(53, { price: 14_200 })]);
    const refused = await undo(made);
    expect(refused).toMatchObject({ status: 409, body: { code: 'calendar.not_undone', details: { possible: 3 } } });
    expect((refused.body.details as { nights: object[] }).nights).toMatchObject([
      { ...flexible, from: day(51), to: day(51), field: 'price', why: 'sold', references: [id] },
      { from: day(53), why: 'changed', change: { who: 'mara@probe.example' } },
    ]);
    expect(await undo(made, true)).toMatchObject({ status: 201, body: { left: 2, change: { nights: 3 } } });
    expect(rowOf(await read(day(50), day(54)))?.price).toEqual([13_333, 14_000, 13_555, 14_200, 13_000]);
  });

  test('tells what a night cost at a moment and who set it, and leaves prices that guests hold', async () => {
    const start = clock.now;
    clock.now += 60_000;
    const { reference } = await guest.findProduct('double', 'pay-at-hotel', { checkIn: day(60), checkOut: day(61) });
    await save([on(60, { price: 15_000 })], { name: 'Dearer' });
    const { body: held } = await guest.book(bookingOf([reference]));
    const { body: kept } = await guest.readReservation(held.reservationId ?? '', { t: held.token ?? '' });
    expect(JSON.stringify(kept)).toContain('"roomPrice":13666');
    clock.now += 60_000;
    await save([on(60, { price: 15_100, rules: { minStay: 2 } })]);
    const history = async (more: object) =>
      (await desk.ask(getCellHistory, { query: { room: 'double', night: day(60), ...more }, cookie: reader })).json<{
        entries: object[];
        stood: object;
      }>();
    const at = new Date(clock.now - 30_000).toISOString();
    const { entries, stood } = await history({ ratePlan: 'pay-at-hotel', at });
    expect(entries).toMatchObject([
      { field: 'rules', before: {}, after: { minStay: 2 } },
      { field: 'price', before: { price: 15_000 }, after: { price: 15_100 } },
      {
        field: 'price',
        before: { price: 13_666 },
        after: { price: 15_000 },
        name: 'Dearer',
        who: 'mara@probe.example',
      },
      { field: 'price', before: null, whoKind: 'system', kind: 'put' },
    ]);
    expect(stood).toMatchObject({ total: 3, price: 15_000, rules: {}, change: { who: 'mara@probe.example' } });
    expect((await history({ ratePlan: 'saver', at })).stood).toMatchObject({ price: 13_500, isFollowing: true });
    expect((await history({ ratePlan: 'saver', at: new Date(start).toISOString() })).stood).toMatchObject({
      price: 12_299,
      change: { whoKind: 'system' },
    });
  });
});

describe('what systems put', () => {
  const put = (byAdults: number[], accepts?: string) =>
    keys.put<{ changeId?: string; rateNights?: number; warnings?: object[]; details?: { accepts: string } }>(
      'calendar',
      {
        rates: [{ ...flexible, from: day(70), to: day(70), byAdults }],
        ...(accepts === undefined ? {} : { accepts }),
      },
    );
  const listed = async () => {
    const reply = await desk.ask(listCalendarChanges, { query: { limit: 1 }, cookie: reader });
    return { body: reply.json<{ changes: CalendarChange[] }>() };
  };

  test('crosses no floor and no ceiling, also those of rates that follow, and changes nothing', async () => {
    const before = await read(day(70), day(70));
    expect(await put([60_000, 60_000])).toMatchObject({
      status: 409,
      body: { code: 'calendar.guarded', details: { guarded: [{ kind: 'ceiling', limit: 50_000, price: 60_000 }] } },
    });
    expect(await put([5_000, 5_000])).toMatchObject({
      status: 409,
      body: {
        code: 'calendar.guarded',
        details: {
          guarded: [
            { kind: 'floor', price: 5_000 },
            { ratePlan: 'saver', kind: 'floor', isFollowing: true },
          ],
        },
      },
    });
    expect(await read(day(70), day(70))).toEqual(before);
  });

  test('looks like a slip only with a second yes to exactly that, unless the hotel has said otherwise', async () => {
    const { ratePlans, ...rest } = hotel;
    const loose = ratePlans.map((plan) => ({ ...plan, floor: undefined }));
    expect((await keys.put('document', { ...rest, ratePlans: loose })).status).toBe(200);
    const warned = await put([1_100, 1_400]);
    expect(warned).toMatchObject({
      status: 409,
      body: {
        code: 'calendar.warned',
        details: { warnings: [{ kind: 'missing-digit', price: 1_400, usual: 13_222 }] },
      },
    });
    const accepts = warned.body.details?.accepts;
    expect(await put([1_200, 1_500], accepts)).toMatchObject({ status: 409, body: { code: 'calendar.warned' } });
    const accepted = await put([1_100, 1_400], accepts);
    expect(accepted).toMatchObject({ status: 200, body: { warnings: [{ kind: 'missing-digit' }] } });
    const { body } = await listed();
    expect(body.changes[0]).toMatchObject({ changeId: accepted.body.changeId, whoKind: 'key', warned: 1 });
    // The same again changes nothing, and is asked about nothing.
    expect(await put([1_100, 1_400])).toMatchObject({ status: 200, body: { rateNights: 1 } });
    expect(await undo(accepted.body.changeId ?? '')).toMatchObject({ status: 201 });
    expect((await keys.put('document', { ...rest, ratePlans: loose, calendarGuards: 'tell' })).status).toBe(200);
    expect(await put([1_100, 1_400])).toMatchObject({ status: 200, body: { warnings: [{ usual: 13_222 }] } });
  });
});
