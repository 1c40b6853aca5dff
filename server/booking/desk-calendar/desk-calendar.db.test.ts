import { previewCalendar, type CalendarPreview } from '@stayfront/contract/desk/calendar/preview';
import { getCalendarReasons, type CalendarReasons } from '@stayfront/contract/desk/calendar/reasons';
import { describe, expect, test } from 'vitest';
import { deskCalendarSetup } from '../../testing/desk-calendar-setup.ts';

const { guest, desk, reader, keys, today, flexible, day, read, version, save, rowOf, on, book } =
  await deskCalendarSetup();

describe('the grid', () => {
  test('says stock, prices of the standard party and rules by day, and who follows whom', async () => {
    await keys.put('calendar', {
      restrictions: [
        { room: 'double', from: day(1), to: day(2), isClosedToArrival: true },
        { from: day(2), to: day(2), minStay: 3 },
      ],
    });
    const grid = await read(day(0), day(3), { amounts: 'true' });
    expect(grid).toMatchObject({
      currency: 'CHF',
      today,
      seasons: [{ name: 'Early summer' }],
      house: { total: [6, 6, 6, 6], sold: [0, 0, 0, 0], rules: [[2, 1, { minStay: 3 }]] },
      rooms: [
        { roomId: 'double', standardAdults: 2, total: [3, 3, 3, 3], rules: [[1, 2, { isClosedToArrival: true }]] },
        { roomId: 'family', standardAdults: 2 },
      ],
      ratePlans: [
        { ratePlanId: 'pay-at-hotel', follows: null, floor: 8_000, ceiling: 50_000 },
        { ratePlanId: 'saver', follows: 'pay-at-hotel', ceiling: null },
      ],
    });
    const row = rowOf(grid);
    expect(row).toMatchObject({ price: [13_222, 13_333, 13_444, 13_555], apart: [], rules: [] });
    expect(row?.binding).toEqual([
      [1, 1, { isClosedToArrival: true }],
      [2, 1, { isClosedToArrival: true, minStay: 3 }],
    ]);
    expect(row?.amounts?.lists[row.amounts.days[1] ?? 0]).toMatchObject({
      byAdults: [10_333, 13_333],
      extraAdult: 2_500,
    });
    expect(rowOf(grid, 'double', 'saver')).toMatchObject({ price: [11_900, 12_000, 12_100, 12_200], apart: [] });
    const some = await read(day(0), day(0), { rooms: 'family', ratePlans: 'saver' });
    expect(some.rates.map(({ roomId, ratePlanId }) => `${roomId}.${ratePlanId}`)).toEqual(['family.saver']);
    expect(some.rates[0]?.price[0]).toBeGreaterThan(0);
  });
});

describe('saving', () => {
  test('changes exactly what was edited, tells who follows, and happens once', async () => {
    const { status, body } = await save([
      on(3, { price: 15_000 }),
      on(3, { rules: { minStay: 2 } }),
      { room: 'double', from: day(3), to: day(4), total: 5 },
      { room: 'double', ratePlan: 'saver', from: day(4), to: day(4), price: 9_999 },
    ]);
    expect([status, body.change]).toMatchObject([
      201,
      { who: 'mara@probe.example', whoKind: 'person', kind: 'save', nights: 5, rooms: ['double'] },
    ]);
    expect(body.followers).toBe(1);
    const grid = await read(day(3), day(4));
    expect(grid.rooms[0]?.total).toEqual([5, 5]);
    expect(rowOf(grid)).toMatchObject({ price: [15_000, 13_666], rules: [[0, 1, { minStay: 2 }]] });
    expect(rowOf(grid, 'double', 'saver')).toMatchObject({ price: [13_500, 9_999], apart: [[1, 1]] });
    expect((await save([on(3, { price: 15_000 })])).body).toMatchObject({ change: null, version: body.version });
    // Given back and open again, it is as it was.
    await save([
      { room: 'double', ratePlan: 'saver', from: day(4), to: day(4), follow: true },
      on(3, { price: 13_555, rules: { minStay: null } }),
      { room: 'double', from: day(3), to: day(4), total: 3 },
    ]);
    expect(rowOf(await read(day(3), day(4)))).toMatchObject({ price: [13_555, 13_666], rules: [] });
  });

  test('refuses by name what others changed meanwhile, field by field, until it is kept knowingly', async () => {
    const seen = await version();
    await keys.put('calendar', {
      rates: [{ ...flexible, from: day(6), to: day(7), byAdults: [11_000, 14_000], extraAdult: 2_500 }],
    });
    const mine = [
      { ...flexible, from: day(5), to: day(7), price: 14_500 },
      { ...flexible, from: day(6), to: day(6), rules: { minStay: 4 } },
    ];
    const { status, body } = await save(mine, { version: seen });
    expect([status, body.code]).toEqual([409, 'calendar.changed']);
    const details = body.details as { version: string; conflicts: object[] };
    expect(details.conflicts).toMatchObject([
      {
        ...flexible,
        from: day(6),
        to: day(6),
        field: 'price',
        was: { price: 13_111 },
        theirs: { price: 14_000 },
        mine: { price: 14_500 },
        change: { who: 'Our PMS', whoKind: 'key' },
      },
      { from: day(7), to: day(7), field: 'price', was: { price: 13_222 } },
    ]);
    expect(rowOf(await read())?.price[5]).toBe(13_000); // nothing of it is saved
    const kept = await save(
      mine.map((edit) => ({ ...edit, over: details.version })),
      { version: seen },
    );
    expect(kept).toMatchObject({ status: 201, body: { change: { over: 2 } } });
    // A price and a rule of the same night do not meet.
    const before = await version();
    await keys.put('calendar', { restrictions: [{ ...flexible, from: day(8), to: day(8), minStay: 2 }] });
    expect(await save([on(8, { price: 14_000 })], { version: before })).toMatchObject({ status: 201 });
    expect(rowOf(await read())?.rules).toContainEqual([8, 1, { minStay: 2 }]);
  });

  test('takes no price beyond floor and ceiling, also of those that follow', async () => {
    const beyond = async (edit: object) => {
      const { status, body } = await save([edit]);
      return [status, body.code, (body.details as { guarded?: object[] } | undefined)?.guarded];
    };
    expect(await beyond(on(9, { price: 60_000 }))).toMatchObject([
      409,
      'calendar.guarded',
      [{ ...flexible, kind: 'ceiling', limit: 50_000, price: 60_000, isFollowing: false, nights: 1 }],
    ]);
    expect(await beyond(on(9, { price: 7_500 }))).toMatchObject([
      409,
      'calendar.guarded',
      [
        { kind: 'floor', limit: 8_000 },
        { ratePlan: 'saver', kind: 'floor', limit: 7_000, price: 6_750, isFollowing: true },
      ],
    ]);
  });

  test('asks again before it takes what looks like a slip, and writes down that it was meant so', async () => {
    const slip = [on(20, { price: 25_000 }), on(27, { price: 25_000 })];
    const { status, body } = await save(slip);
    expect([status, body.code]).toEqual([409, 'calendar.warned']);
    const { accepts, warnings } = body.details as { accepts: string; warnings: object[] };
    expect(warnings).toMatchObject([
      { ...flexible, from: day(20), kind: 'high', price: 25_000, usual: 13_111 },
      { from: day(27) },
    ]);
    expect(await save([on(20, { price: 26_000 })], { accepts })).toMatchObject({ status: 409 }); // not these warnings
    expect(await save(slip, { accepts })).toMatchObject({ status: 201, body: { change: { warned: 2 } } });
  });

  test('lowers stock to what is sold, not below it, and names whose rooms they are', async () => {
    const id = await book(30);
    const stock = (total: number) => save([{ room: 'double', from: day(30), to: day(30), total }]);
    expect(await stock(0)).toMatchObject({
      status: 409,
      body: {
        code: 'calendar.below_sold',
        details: { nights: [{ room: 'double', date: day(30), total: 0, sold: 1, held: 0, references: [id] }] },
      },
    });
    expect(await stock(1)).toMatchObject({ status: 201 });
  });

  test('names what cannot be edited, and is not for readers', async () => {
    const faulty = await save([
      { room: 'attic', from: day(1), to: day(1), total: 1 },
      on(1, { follow: true }),
      on(-9, { price: 10_000 }),
    ]);
    expect(faulty).toMatchObject({ status: 400 });
    expect(faulty.body.errors?.map(({ field }) => field)).toEqual(['edits.0.room', 'edits.1.follow', 'edits.2.from']);
    expect(await save([on(1, { price: 13_000 })], {}, reader)).toMatchObject({ status: 403 });
  });
});

describe('before anything is saved', () => {
  test('edits tell what changes, who follows, what guests would pay, and what would be refused', async () => {
    const preview = async (edits: object[], more = {}) => {
      const reply = await desk.ask(previewCalendar, {
        body: { version: await version(), edits, ...more },
        cookie: reader,
      });
      return reply.json<CalendarPreview>();
    };
    const from = day(80);
    const said = await preview([
      { ...flexible, from, to: day(81), price: 16_000 },
      { room: 'double', ratePlan: 'saver', from, to: from, rules: { minStay: 3 } },
      { room: 'double', from, to: from, total: 0 },
    ]);
    const stay = await guest.search({ checkIn: from, checkOut: day(82) });
    const shown = stay.body.availabilities[0]?.products.map(({ totalPrice }) => totalPrice);
    expect(said).toMatchObject({
      nights: 4,
      followers: 2,
      following: [
        { ratePlan: 'saver', nights: 1 },
        { nights: 1, after: 14_400 },
      ],
      guests: [
        { roomId: 'double', arrival: from, before: { total: Math.min(...(shown ?? [])) }, after: { total: null } },
      ],
      conflicts: null,
      belowSold: null,
      guarded: null,
      warned: null,
    });
    expect(said.guests[0]?.after.reasons.map(({ code }) => code).toSorted()).toEqual(['min-stay', 'sold-out']);
    const stays = [{ room: 'double', ratePlan: 'pay-at-hotel', arrival: from, nights: 2 }];
    const one = await preview([{ ...flexible, from, to: from, price: 90_000 }], { stays });
    expect(one.guests[0]?.after.total).toBe((one.guests[0]?.before.total ?? 0) + 90_000 - 13_555);
    expect([one.guarded?.guarded.length, one.warned?.warnings[0]?.kind]).toEqual([1, 'extra-digit']);
    expect((await read(from, from)).rooms[0]?.total).toEqual([3]); // nothing was saved
  });

  test('each reason why guests cannot book a stay comes with what lifts it, one behind the other', async () => {
    const night = { from: day(90), to: day(90) };
    await save([
      { ...night, rules: { isClosedToArrival: true } },
      { room: 'double', ...night, rules: { isClosed: true } },
      { ...flexible, ...night, rules: { minStay: 3 } },
    ]);
    const reasons = async () =>
      (
        await desk.ask(getCalendarReasons, {
          query: { room: 'double', ratePlan: 'pay-at-hotel', arrival: day(90), nights: 2 },
          cookie: reader,
        })
      ).json<CalendarReasons>();
    const said = await reasons();
    const found = said.rates[0]?.reasons ?? [];
    expect(found.map(({ why, lift }) => [why.code, lift.where])).toEqual([
      ['closed', 'room'],
      ['closed-to-arrival', 'house'],
      ['min-stay', 'rate'],
    ]);
    expect(said).toMatchObject({ left: 3, guestPage: `/7001?checkIn=${day(90)}&checkOut=${day(92)}&nbAdults=2` });
    expect(await save(found.flatMap(({ lift }) => lift.edits ?? []))).toMatchObject({ status: 201 });
    const [rate] = (await reasons()).rates;
    const stay = await guest.findProduct('double', 'pay-at-hotel', { checkIn: day(90), checkOut: day(92) });
    expect(rate).toMatchObject({ reasons: [], total: stay.totalPrice });
  });
});
