import { describe, expect, test } from 'vitest';
import { openDay } from '@stayfront/rules/restriction/day-rules';
import { stayDate } from '@stayfront/rules/stay/stay-date';
import { inHotel } from '../../platform/db/in-hotel.ts';
import { saveNights } from '../../selling/calendar/save-nights.ts';
import { eraseReservation } from '../../followers/privacy/erase-reservation.ts';
import { knownHotels } from '../../property/hotel/known-hotels.ts';
import { bookingOf } from '../../testing/guest-api.ts';
import { wrongNights } from '../../testing/night-books.ts';
import { smallNights } from '../../testing/small-hotel.ts';
import { openWaitingHouse, stay } from '../../testing/waiting-setup.ts';

const house = await openWaitingHouse();
const { db, clock, hotelId, api, ask, letters, linkIn, act, look, wait, offered, fill, desk } = house;
const minute = 60_000;
const hour = 60 * minute;

const statesOf = async (): Promise<string[]> =>
  (await db.selectFrom('waiting').select(['email', 'state']).orderBy('place').orderBy('email').execute()).map(
    ({ email, state }) => `${email} ${state}`,
  );
const heldFor = async (): Promise<string[]> => {
  const holds = await db.selectFrom('hold').selectAll().where('expires_at', '>', new Date(clock.now)).execute();
  return [...new Set(holds.map((hold) => `${hold.room_id} ${hold.reservation_id}`))];
};

describe('a guest who found nothing', () => {
  test('K33 counts once the link in the letter is confirmed, and opening it alone does nothing', async () => {
    const { double } = await fill();
    expect(await ask('ada@guest.example')).toEqual({ status: 200, body: { isTaken: true } });
    const [letter] = await letters();
    expect([letter?.to, letter?.subject]).toEqual([['ada@guest.example'], 'The waiting list of Hotel Probe']);
    const link = linkIn(letter);
    expect((await look(link)).body).toMatchObject({ state: 'asked', ...stay, nbAdults: 2 });
    await api.cancel(double.reservationId);
    expect(await offered()).toEqual([]);
    for (const _ of [1, 2]) expect((await act(link, 'confirmation')).body).toMatchObject({ state: 'waiting' });
    expect(await offered()).toEqual(['ada@guest.example']);
  });

  test('K33 hears the same whether the address waits already or not, and is asked again for the same stay', async () => {
    await fill();
    const link = await wait('ada@guest.example');
    const known = await ask('Ada@guest.example');
    expect(known).toEqual(await ask('nobody@guest.example'));
    const mails = await letters();
    expect(mails).toHaveLength(2);
    expect(mails.map(linkIn).some(({ waitingId }) => waitingId === link.waitingId)).toBe(true);
    expect(await statesOf()).toHaveLength(2);
  });

  test('K33 is kept waiting where one address, one visitor or a whole house is asked too often', async () => {
    for (const place of [1, 2, 3]) expect((await ask('a@guest.example', {}, `192.0.2.${place}`)).status).toBe(200);
    expect((await ask('A+more@guest.example', {}, '192.0.2.4')).body).toMatchObject({ code: 'too_many_requests' });
    const statuses: number[] = [];
    for (let one = 0; one < 11; one += 1)
      statuses.push((await ask(`b${one}@guest.example`, {}, '198.51.100.1')).status);
    expect(statuses).toEqual([...Array<number>(10).fill(200), 429]);
  });

  test('K33 waits for five stays at most: what was never confirmed makes way, and nobody is told', async () => {
    const arrivals = ['05', '06', '07', '08', '09'];
    for (const at of arrivals) {
      await wait('ada@guest.example', { checkIn: `2027-06-${at}`, checkOut: '2027-06-15' });
      clock.now += 16 * minute;
    }
    expect(await ask('ada@guest.example', { checkIn: '2027-06-10' })).toEqual({ status: 200, body: { isTaken: true } });
    expect(await letters()).toEqual([]);
    expect(await statesOf()).toHaveLength(5);
  });

  test('K33 is told which field is wrong, and nothing is written', async () => {
    const wrong = await ask('ada', { checkOut: '2027-06-11' });
    expect([wrong.status, wrong.body]).toEqual([
      400,
      expect.objectContaining({
        errors: expect.arrayContaining([
          expect.objectContaining({ field: 'email' }),
          expect.objectContaining({ field: 'checkOut', code: 'stay.min_nights' }),
        ]),
      }),
    ]);
    expect((await ask('ada@guest.example', { guestRoomId: 'castle' })).body).toMatchObject({ code: 'rate.unknown' });
    expect((await ask('ada@guest.example', { checkIn: '2027-05-01' })).body).toMatchObject({ code: 'date.past' });
    expect((await ask('ada@guest.example', { nbAdults: 9 })).body).toMatchObject({ code: 'guests.bounds' });
    expect(await statesOf()).toEqual([]);
  });
});

describe('a room that comes free', () => {
  test('K33 is held two hours for the first of the list, at a price that is kept, and booked by that guest', async () => {
    const { double } = await fill();
    const first = await wait('ada@guest.example');
    await wait('second@guest.example');
    await api.cancel(double.reservationId);
    expect(await offered()).toEqual(['ada@guest.example']);
    expect(await offered()).toEqual([]);
    const { body } = await look(first);
    expect(body).toMatchObject({
      state: 'offered',
      offer: { guestRoomId: 'double', heldUntil: new Date(clock.now + 2 * hour).toISOString() },
    });
    // To everybody else there is none.
    const search = await api.search(stay);
    expect(search.body.availabilities.find((room) => room.guestRoomId === 'double')?.availability ?? 0).toBe(0);
    clock.now += 119 * minute;
    const product = body.offer?.products.find(({ ratePlanId }) => ratePlanId === 'pay-at-hotel');
    const booked = await api.book(bookingOf([product?.reference ?? '']));
    expect([booked.status, booked.body.status]).toEqual([201, 'book']);
    expect(await heldFor()).toEqual([]);
    expect(await wrongNights(db, clock.now)).toEqual([]);
    expect(await statesOf()).toEqual(['ada@guest.example booked', 'second@guest.example waiting']);
    clock.now += 2 * minute;
    expect(await offered()).toEqual([]);
    expect((await look(first)).body).toMatchObject({ state: 'booked', offer: null });
  });

  test('K33 is kept on while a rate is paid that is paid in advance', async () => {
    const { double } = await fill();
    const link = await wait('ada@guest.example');
    await api.cancel(double.reservationId);
    await offered();
    const { offer } = (await look(link)).body;
    const product = offer?.products.find(({ ratePlanId }) => ratePlanId === 'prepaid');
    const booked = await api.book(bookingOf([product?.reference ?? '']));
    expect([booked.status, booked.body.status, booked.body.areRoomsHeld]).toEqual([201, 'held', true]);
    expect(await heldFor()).toEqual([`double ${booked.body.reservationId}`]);
    expect(await wrongNights(db, clock.now)).toEqual([]);
  });

  test('K33 goes to the next when its time is over or it is turned down, and never twice to the same guest', async () => {
    const { double, family } = await fill();
    const [first, second, third] = [
      await wait('ada@guest.example'),
      await wait('second@guest.example'),
      await wait('thirdguest@guest.example'),
    ];
    await api.cancel(double.reservationId);
    expect(await offered()).toEqual(['ada@guest.example']);
    clock.now += 2 * hour;
    expect((await look(first)).body).toMatchObject({ state: 'waiting', wasOffered: true, offer: null });
    expect(await offered()).toEqual(['second@guest.example']);
    expect((await act(first, 'refusal')).body).toMatchObject({ code: 'waiting.not_offered' });
    expect((await act(second, 'refusal')).body).toMatchObject({ state: 'waiting', wasOffered: true });
    expect(await offered()).toEqual(['thirdguest@guest.example']);
    expect(await heldFor()).toEqual([`double ${third.waitingId}`]);
    clock.now += 3 * hour;
    expect(await offered()).toEqual([]);
    expect(await heldFor()).toEqual([]);
    // Another kind is offered to whoever has passed this one over, at the place they had.
    await api.cancel(family.reservationId);
    expect(await heldFor()).toEqual([]);
    expect(await offered()).toEqual(['ada@guest.example']);
    expect(await heldFor()).toEqual([`family ${first.waitingId}`]);
  });

  test('K33 is found however it came free: more stock, or a rule that was lifted', async () => {
    await fill();
    const link = await wait('ada@guest.example');
    const closed = { ...openDay, isClosed: true };
    const nights = smallNights(house.hotel, stayDate('2027-06-11'), 2, 2);
    const save = (rules: typeof openDay) =>
      inHotel(db, hotelId, (tx) =>
        saveNights(tx, hotelId, { ...nights, rates: nights.rates.map((rate) => ({ ...rate, rules })) }, clock.now),
      );
    await save(closed);
    expect(await offered()).toEqual([]);
    await save(openDay);
    expect(await offered()).toEqual(['ada@guest.example']);
    // Closed again: what was promised is kept.
    await save(closed);
    const { offer } = (await look(link)).body;
    expect((await api.book(bookingOf([offer?.products[0]?.reference ?? '']))).status).toBe(201);
    expect(await wrongNights(db, clock.now)).toEqual([]);
  });

  test('K33 goes at once to the next when a guest leaves the list, whose link then opens nothing', async () => {
    const { double } = await fill();
    const first = await wait('ada@guest.example');
    await wait('second@guest.example');
    await api.cancel(double.reservationId);
    await offered();
    for (const _ of [1, 2]) expect((await act(first, 'departure')).body).toEqual({ isGone: true });
    expect((await look(first)).body).toMatchObject({ code: 'waiting.unknown' });
    expect(await offered()).toEqual(['second@guest.example']);
  });

  test('K33 is offered once, and sold once, while guests book it at the same time', async () => {
    const { double } = await fill();
    const links = [await wait('ada@guest.example'), await wait('second@guest.example')];
    await api.cancel(double.reservationId);
    const { reference } = await api.findProduct('double', 'pay-at-hotel', stay);
    const others = Array.from({ length: 4 }, (_, guest) =>
      api.book(bookingOf([reference], { sessionId: `Abcdefgh1234567${guest}` })),
    );
    const [, , ...booked] = await Promise.all([house.offer(), house.offer(), ...others]);
    const sold = booked.filter((answer) => answer?.status === 201).length;
    const held = await heldFor();
    expect(sold + held.length).toBe(1);
    expect(await wrongNights(db, clock.now)).toEqual([]);
    for (const link of links) {
      const { offer } = (await look(link)).body;
      if (!offer) continue;
      const answers = await Promise.all([1, 2].map(() => api.book(bookingOf([offer.products[0]?.reference ?? '']))));
      expect(answers.filter(({ status }) => status === 201)).toHaveLength(1);
    }
    expect(await wrongNights(db, clock.now)).toEqual([]);
  });

  test('K33 is one hold for one offer, though the worker looks twice at once', async () => {
    const { double, family } = await fill();
    const links = [
      await wait('ada@guest.example'),
      await wait('second@guest.example'),
      await wait('third@guest.example'),
    ];
    await api.cancel(double.reservationId);
    await api.cancel(family.reservationId);
    await Promise.all([house.offer(), house.offer(), house.offer()]);
    const [first, second, third] = links;
    expect((await heldFor()).toSorted()).toEqual([`double ${first?.waitingId}`, `family ${second?.waitingId}`]);
    expect((await look(third ?? { waitingId: '', token: '' })).body).toMatchObject({ state: 'waiting' });
  });
});

describe('the desk', () => {
  test('K33 sees the list, puts it in another order, offers by hand and removes', async () => {
    const { double } = await fill();
    const [first, second, third] = [
      await wait('ada@guest.example'),
      await wait('second@guest.example'),
      await wait('third@guest.example', { guestRoomId: 'double' }),
    ];
    await ask('unconfirmed@guest.example', {}, '203.0.113.9');
    const at = await desk();
    const emails = async () => (await at('GET', '')).body.guests.map(({ email }) => email);
    expect((await at('GET', '')).body).toMatchObject({ isOpen: true, unconfirmed: 1 });
    expect((await at('GET', '')).body.guests[2]).toMatchObject({ roomId: 'double', roomName: 'Doppelzimmer' });
    expect((await at('POST', `/${third.waitingId}/place`, { before: first.waitingId })).status).toBe(200);
    expect(await emails()).toEqual(['third@guest.example', 'ada@guest.example', 'second@guest.example']);
    expect((await at('POST', `/${third.waitingId}/place`, { before: null })).status).toBe(200);
    expect((await at('POST', `/${second.waitingId}/offer`, {})).body).toMatchObject({ code: 'waiting.no_room' });
    await api.cancel(double.reservationId);
    expect((await at('POST', `/${second.waitingId}/offer`, {})).body.guests[1]).toMatchObject({
      state: 'offered',
      offer: { roomName: 'Doppelzimmer' },
    });
    expect((await at('POST', `/${second.waitingId}/offer`, {})).body).toMatchObject({ code: 'waiting.not_waiting' });
    expect((await letters()).flatMap(({ to }) => to)).toContain('second@guest.example');
    expect((await at('POST', `/${second.waitingId}/removal`, {})).status).toBe(200);
    expect(await emails()).toEqual(['ada@guest.example', 'third@guest.example']);
    expect((await at('POST', `/${second.waitingId}/removal`, {})).body).toMatchObject({ code: 'waiting.unknown' });
    expect(await heldFor()).toEqual([]);
  });

  test('K33 switches the list off: nobody is taken on it, and nothing is offered', async () => {
    const { double } = await fill();
    await wait('ada@guest.example');
    const at = await desk();
    expect((await at('PUT', '/setting', { isOpen: false })).body).toMatchObject({ isOpen: false });
    expect((await house.app.inject(`${house.root}/waiting-list`)).json()).toEqual({ isOpen: false });
    expect((await ask('second@guest.example')).body).toMatchObject({ code: 'waiting.closed' });
    await api.cancel(double.reservationId);
    expect(await offered()).toEqual([]);
    await at('PUT', '/setting', { isOpen: true });
    expect(await offered()).toEqual(['ada@guest.example']);
  });
});

describe('who waits', () => {
  test('K33 is forgotten after a day without a confirmation, and when the day of arrival is over', async () => {
    await fill();
    await wait('ada@guest.example');
    await ask('unconfirmed@guest.example', {}, '203.0.113.9');
    clock.now += 25 * hour;
    await offered();
    expect(await statesOf()).toEqual(['ada@guest.example waiting']);
    clock.now = Date.parse('2027-06-12T08:00:00Z');
    await offered();
    expect(await statesOf()).toEqual([]);
  });

  test('K33 is forgotten with the guest of a reservation', async () => {
    const { double } = await fill();
    await wait('ada@guest.example');
    await api.cancel(double.reservationId);
    const hotel = await knownHotels(db).current(hotelId);
    if (!hotel) throw new Error('No hotel');
    await eraseReservation(db, hotel, { reservationId: double.reservationId, who: 'hotel' }, clock.now);
    expect(await statesOf()).toEqual([]);
  });
});
