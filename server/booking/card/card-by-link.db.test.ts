import { askForCard, withdrawCardRequest } from '@stayfront/contract/desk/card-request';
import { askForPayment, withdrawPaymentRequest } from '@stayfront/contract/desk/payment-request';
import { moveHold } from '@stayfront/contract/desk/hold';
import { sendDeskLetter } from '@stayfront/contract/desk/letters';
import { beforeEach, describe, expect, test } from 'vitest';
import { bookingOf } from '../../testing/guest-api.ts';
import { jobsFor } from '../../testing/jobs-for.ts';
import { wrongNights } from '../../testing/night-books.ts';
import { testSecret } from '../../testing/start-app.ts';
import { knownHotels } from '../../property/hotel/known-hotels.ts';
import { collectRestsOf } from '../pay/collect-rests.ts';
import { sweep } from '../reservation/sweep.ts';
import { openCardHouse } from '../../testing/card-house.ts';

const {
  noon,
  clock,
  till,
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
  look,
  byLink,
  give,
  endOf,
  db,
  hour,
  day,
} = await openCardHouse();

describe.each(['PAYRAILS', 'STRIPE'] as const)('a card that a hotel with %s asks for by a link', (name) => {
  const house = houses[name];
  beforeEach(() => openDesk(house.settings));
  /** What the page of the link does: the name that the provider gave to a card. */
  async function type(reservationId: string, card = house.good): Promise<string> {
    const { status, body } = await byLink<{ data: Record<string, string> }>('openCardFields', reservationId);
    expect([status, body]).toEqual([200, expect.anything()]);
    return house.keep(body.data, card);
  }

  test('K21 holds the room until it has come, books it then, and nothing is charged', async () => {
    const before = charged();
    const id = await hold();
    expect(await detail(id)).toMatchObject({ state: 'held', awaits: 'card', may: { 'ask-for-card': false } });
    expect((await take({})).json()).toMatchObject({ code: 'sold_out' });
    expect(await jobsFor(db, id, 'tell-guest')).toMatchObject([{ news: { what: 'card-link' } }]);
    expect(await look(id)).toEqual({
      reservationId: id,
      status: 'held',
      state: 'asked',
      dueOn: null,
      holdExpiresAt: heldUntil,
      card: null,
    });
    const instrumentId = await type(id);
    expect((await byLink('checkGivenCard', id, { instrumentId })).body).toMatchObject({ status: 'success' });
    const suffix = house.good.slice(-4);
    expect((await give(id, instrumentId)).body).toMatchObject({ status: 'book', card: { suffix } });
    expect(await look(id)).toMatchObject({ state: 'given', status: 'book', card: { suffix } });
    expect(await till.historyOf(id)).toEqual(['held', 'card.asked', 'book', 'card.given']);
    expect(await jobsFor(db, id, 'send-confirmation')).toHaveLength(1);
    const { movements, cardRequest, money } = await account(id);
    expect([movements.map(({ kind }) => kind), cardRequest, money.kind]).toEqual([['card'], null, 'card-held']);
    expect(await detail(id)).toMatchObject({ guaranteeCard: { suffix }, awaits: null });
    // The page was open twice: the same again says the same, another card comes too late.
    expect((await give(id, instrumentId)).body).toMatchObject({ status: 'book' });
    expect((await byLink('openCardFields', id)).body).toMatchObject({ code: 'card_request.over' });
    expect(charged()).toBe(before);
    expect(await wrongNights(db, clock.now)).toEqual([]);
  });

  test('K06 that the bank turns down is told to the house, until another has come', async () => {
    const id = await hold();
    const refused = await type(id, declined);
    // The one provider is asked, the other's page says so itself.
    const told =
      name === 'PAYRAILS'
        ? await byLink('checkGivenCard', id, { instrumentId: refused })
        : await byLink('reportRefusedCard', id);
    expect([told.status, told.body.code]).toEqual(
      name === 'PAYRAILS' ? [409, 'payment.card_refused'] : [200, undefined],
    );
    expect((await give(id, refused)).status).toBe(409);
    expect(await needs()).toMatchObject([
      {
        what: 'refused',
        reservationId: id,
        guestName: 'Eve Moneypenny',
        roomNames: ['Doppelzimmer'],
        hasAddress: true,
      },
    ]);
    expect((await account(id)).cardRequest).toMatchObject({ isRefused: true });
    expect(await till.historyOf(id)).toContain('card.refused');
    expect((await send(sendDeskLetter, id, { letter: 'card-link' })).statusCode).toBe(201);
    expect(await needs()).toEqual([]);
    await give(id, await type(id));
    expect(await detail(id)).toMatchObject({ status: 'book' });
  });
});

describe.each(['PAYRAILS', 'STRIPE'] as const)(
  'a deposit paid to a hotel with %s by a card that fails later',
  (name) => {
    const house = houses[name];
    beforeEach(() => openDesk(house.settings));

    test('K06 is told of until the rest is asked for by a link, and is taken from a new card that was given by one', async () => {
      const held = await till.hold(['deposit']);
      const id = held.reservationId;
      const begun = await till.start(held);
      if ('refused' in begun) throw new Error(`Refused: ${begun.refused}`);
      await house.pay(begun.data, '4000000000000341');
      await till.settle(begun.intentId);
      const hotel = await knownHotels(db).current(hotelId);
      if (!hotel) throw new Error('No hotel');
      const collect = () => collectRestsOf({ ...till.deps, secret: testSecret }, hotel, clock.now);
      await at(Date.parse('2027-06-04T07:00:00Z'));
      await collect();
      const { dueNow, currency } = await account(id);
      const need = { what: 'rest', reservationId: id, amount: dueNow, currency, payBy: '2027-06-06', hasAddress: true };
      expect(await needs('charge')).toMatchObject([need]);
      const asked = await send(askForPayment, id, { amount: dueNow, dueOn: '2027-06-06' });
      expect(await needs('charge')).toEqual([]);
      const { requestId } = asked.json<{ requestId: string }>();
      await send(withdrawPaymentRequest, id, undefined, { requestId });
      expect(await needs('charge')).toHaveLength(1);
      await send(askForCard, id, { dueOn: '2027-06-06', tellsGuest: true });
      const { body } = await byLink<{ data: Record<string, string> }>('openCardFields', id);
      await give(id, await house.keep(body.data, house.good));
      await at(Date.parse('2027-06-05T07:00:00Z'));
      await collect();
      expect(await account(id)).toMatchObject({ open: 0, tooMuch: 0, money: { kind: 'paid' } });
      expect(await needs('charge')).toEqual([]);
    });
  },
);

describe('rooms that wait for a card', () => {
  const house = houses.PAYRAILS;
  beforeEach(() => openDesk(house.settings));
  const type = async (id: string): Promise<string> => {
    const { body } = await byLink<{ data: Record<string, string> }>('openCardFields', id);
    return house.keep(body.data, house.good);
  };

  test('K21 are free again when it has not come; the guest and the house are told, once', async () => {
    const id = await hold();
    await at(noon + day + 1_000);
    await Promise.all([endOf(id), endOf(id)]);
    expect(await look(id)).toMatchObject({ state: 'over', status: 'held' });
    expect(await till.historyOf(id)).toEqual(['held', 'card.asked', 'card.not-given']);
    expect(await jobsFor(db, id, 'tell-guest')).toMatchObject([{}, { news: { what: 'unconfirmed' } }]);
    expect(await needs()).toMatchObject([{ what: 'ran-out', reservationId: id, dueOn: null, arrival: stay.checkIn }]);
    const other = await till.findProduct('double', 'pay-at-hotel', stay);
    expect((await till.book(bookingOf([other.reference]))).status).toBe(201);
    const later = { heldUntil: new Date(clock.now + day).toISOString(), tellsGuest: true };
    expect((await send(moveHold, id, later)).json()).toMatchObject({ code: 'sold_out' });
    await at(clock.now + day);
    await sweep(db, clock.now);
    expect([await till.statusOf(id), await needs()]).toEqual(['discarded', []]);
    expect((await byLink('openCardFields', id)).body).toMatchObject({ code: 'card_request.over' });
  });

  test('K06 are held again by one step while they are free, and the link goes out anew', async () => {
    const id = await hold();
    await at(noon + day + 1_000);
    await endOf(id);
    const end = clock.now + day;
    const moved = await send(moveHold, id, { heldUntil: new Date(end).toISOString(), tellsGuest: true });
    expect(moved.statusCode).toBe(200);
    expect(await needs()).toEqual([]);
    expect((await jobsFor(db, id, 'tell-guest')).at(-1)).toMatchObject({ news: { what: 'card-link' } });
    expect(await look(id)).toMatchObject({ state: 'asked' });
    await endOf(id); // the job of the first end
    expect(await till.statusOf(id)).toBe('held');
    clock.now = end + 1_000;
    await endOf(id);
    expect((await till.historyOf(id)).filter((what) => what === 'card.not-given')).toHaveLength(2);
  });

  test('are booked by a card that was typed while the hold ended, if they are still free', async () => {
    const id = await hold();
    const instrumentId = await type(id);
    clock.now = noon + day + 60_000;
    await Promise.all([endOf(id), give(id, instrumentId)]);
    expect(await till.statusOf(id)).toBe('book');
    expect(await wrongNights(db, clock.now)).toEqual([]);
    const second = await (async () => {
      await openDesk(house.settings);
      return hold();
    })();
    const late = await type(second);
    await at(noon + day + 60_000);
    const other = await till.findProduct('double', 'pay-at-hotel', stay);
    await till.book(bookingOf([other.reference]));
    expect((await give(second, late)).body).toMatchObject({ code: 'sold_out' });
    expect(await detail(second)).toMatchObject({ status: 'held', guaranteeCard: null });
    expect(await wrongNights(db, clock.now)).toEqual([]);
  });

  test('are booked without one when the house asks for it no longer, also at the moment it comes', async () => {
    const id = await hold();
    const requestId = (await account(id)).cardRequest?.requestId ?? '';
    const withdraw = (tellsGuest = false) => send(withdrawCardRequest, id, { tellsGuest }, { requestId });
    const instrumentId = await type(id);
    const [taken, given] = await Promise.all([withdraw(), give(id, instrumentId)]);
    // One of both was first, and the room is booked once either way.
    expect([taken.statusCode, given.status].toSorted((one, other) => one - other)).toEqual([200, 409]);
    expect(await till.statusOf(id)).toBe('book');
    expect((await till.historyOf(id)).filter((what) => what === 'book')).toHaveLength(1);
    expect(await wrongNights(db, clock.now)).toEqual([]);
    await openDesk(house.settings);
    const second = await hold();
    const asked = (await account(second)).cardRequest?.requestId ?? '';
    const off = () => send(withdrawCardRequest, second, { tellsGuest: false }, { requestId: asked });
    expect((await off()).json()).toMatchObject({ isWithdrawn: true, isBooked: true });
    expect((await off()).json()).toMatchObject({ isWithdrawn: true, isBooked: false });
    expect(await jobsFor(db, second, 'send-confirmation')).toEqual([]);
    expect(await look(second)).toMatchObject({ state: 'none', status: 'book' });
    expect(await till.historyOf(second)).toEqual(['held', 'card.asked', 'card.request-withdrawn', 'book']);
    expect((await detail(second)).happenings.find(({ what }) => what === 'book')).toMatchObject({
      who: 'hotel',
      by: 'fred@probe.example',
    });
  });

  test('are taken down once, however often it is sent, and need an address', async () => {
    const body = { heldUntil, roomStays: [{ reference: await offered() }] };
    const replies = await Promise.all([1, 2, 3].map(() => take(body, 'same')));
    const ids = new Set(replies.map((reply) => reply.json<{ reservationId: string }>().reservationId));
    expect(ids.size).toBe(1);
    const [id = ''] = ids;
    expect(await jobsFor(db, id, 'tell-guest')).toHaveLength(1);
    const nameless = await take({ ...body, guest: { surname: 'Bond' }, tellsGuest: false });
    expect(nameless.json<{ errors: { field: string }[] }>().errors[0]?.field).toBe('guest.email');
    const soon = await take({ ...body, heldUntil: new Date(noon - hour).toISOString() });
    expect(soon.json<{ errors: { field: string }[] }>().errors[0]?.field).toBe('heldUntil');
  });
});
