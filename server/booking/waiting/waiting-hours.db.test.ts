import { expect, test } from 'vitest';
import { atHotelsWith } from '../../property/hotel/at-hotels-with.ts';
import { openWaitingHouse } from '../../testing/waiting-setup.ts';

const { db, clock, api, ask, letters, act, linkIn, wait, offered, offerEverywhere, fill } = await openWaitingHouse();
const hour = 3_600_000;
/** The clock of the hotel is two hours ahead. */
const [evening, morning] = [Date.parse('2027-06-01T20:00:00Z'), Date.parse('2027-06-02T05:00:00Z')];
const watched = async (): Promise<number[]> =>
  (await db.selectFrom('hotel_with').select('hotel_id').where('what', '=', 'waiting').execute()).map(
    (row) => row.hotel_id,
  );

test('K33 nobody is offered a room at night for a stay that is days away: it is offered in the morning', async () => {
  const { double } = await fill();
  await wait('ada@guest.example');
  await wait('second@guest.example');
  await api.cancel(double.reservationId);
  clock.now = evening;
  expect(await offered()).toEqual([]);
  clock.now = morning - 1;
  expect(await offered()).toEqual([]);
  clock.now = morning;
  expect(await offered()).toEqual(['ada@guest.example']);
});

test('K33 who arrives the next day is asked at night, too, but takes no room that is another’s in their sleep', async () => {
  const soon = { checkIn: '2027-06-02', checkOut: '2027-06-13' };
  const { double } = await fill();
  await wait('later@guest.example');
  await wait('now@guest.example', soon);
  await api.cancel(double.reservationId);
  clock.now = evening;
  expect(await offered()).toEqual([]);
  const [other] = await db.selectFrom('waiting').select(['waiting_id', 'email']).orderBy('place').execute();
  await db
    .deleteFrom('waiting')
    .where('waiting_id', '=', other?.waiting_id ?? '')
    .execute();
  expect([other?.email, await offered()]).toEqual(['later@guest.example', ['now@guest.example']]);
});

test('K33 a hotel is looked at as long as somebody is on its list, and again from the next who asks on', async () => {
  await fill();
  const link = await wait('ada@guest.example');
  await offerEverywhere();
  expect(await watched()).toEqual([7001]);
  await act(link, 'departure');
  await offerEverywhere();
  expect(await watched()).toEqual([]);
  await ask('ben@guest.example');
  expect([linkIn((await letters())[0]).waitingId !== '', await watched()]).toEqual([true, [7001]]);
  await offerEverywhere();
  clock.now += 25 * hour;
  await offerEverywhere();
  expect(await watched()).toEqual([]);
});

test('K33 a hotel stays on the round for who asks while it is being taken off', async () => {
  await fill();
  const seen: number[] = [];
  await ask('ada@guest.example');
  await atHotelsWith(db, 'waiting', async (hotelId) => {
    seen.push(hotelId);
    await ask('ben@guest.example');
    return false;
  });
  expect([seen, await watched()]).toEqual([[7001], [7001]]);
});
