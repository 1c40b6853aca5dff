import { randomUUID } from 'node:crypto';
import { askForCard, withdrawCardRequest } from '@stayfront/contract/desk/card-request';
import { sendDeskLetter } from '@stayfront/contract/desk/letters';
import { beforeEach, describe, expect, test } from 'vitest';
import { bookingOf } from '../../testing/guest-api.ts';
import { jobsFor } from '../../testing/jobs-for.ts';
import { openCardHouse } from '../../testing/card-house.ts';

const {
  noon,
  ask,
  desk,
  till,
  juspay,
  stay,
  hotelId,
  houses,
  at,
  openDesk,
  send,
  account,
  detail,
  needs,
  linkOf,
  look,
  byLink,
  give,
  db,
  day,
  front,
  reader,
} = await openCardHouse();

describe('a booking that stands', () => {
  const house = houses.STRIPE;
  beforeEach(() => openDesk(house.settings, 3));
  const dueOn = '2027-06-03';
  async function booked(changes: object = {}): Promise<string> {
    const { reference } = await till.findProduct('double', 'pay-at-hotel', stay);
    return (await till.book(bookingOf([reference], changes))).body.reservationId;
  }
  const type = async (id: string, card = house.good): Promise<string> => {
    const { body } = await byLink<{ data: Record<string, string> }>('openCardFields', id);
    return house.keep(body.data, card);
  };

  test('K20 is asked for a card until a day, and stands all the same; after its day the house is told', async () => {
    const id = await booked();
    expect(await look(id)).toMatchObject({ state: 'none' });
    const wish = { dueOn, tellsGuest: true };
    const [first, again] = await Promise.all([1, 2].map(() => send(askForCard, id, wish, {}, 'one')));
    expect(first?.json()).toEqual(again?.json());
    expect(first?.json()).toMatchObject({ dueOn, isGuestTold: true });
    expect((await send(askForCard, id, { ...wish, dueOn: '2027-06-04' }, {}, 'one')).json()).toMatchObject({
      code: 'idempotency.mismatch',
    });
    expect(await jobsFor(db, id, 'tell-guest')).toMatchObject([{ news: { what: 'card-link', dueOn } }]);
    expect(await account(id)).toMatchObject({ cardRequest: { dueOn, isOverdue: false, by: 'fred@probe.example' } });
    await at(noon + 3 * day);
    expect(await needs()).toMatchObject([{ what: 'overdue', reservationId: id, dueOn }]);
    await send(askForCard, id, { dueOn: '2027-06-05', tellsGuest: false });
    expect([await needs(), (await jobsFor(db, id, 'tell-guest')).length]).toEqual([[], 1]);
    const version = (await detail(id)).version;
    expect((await give(id, await type(id))).body).toMatchObject({ status: 'book', card: { suffix: '4242' } });
    expect(await detail(id)).toMatchObject({ status: 'book', version: version + 1, guaranteeCard: { suffix: '4242' } });
    // Another one, for the first has expired: it stands until the second has come.
    await send(askForCard, id, { dueOn: '2027-06-05', tellsGuest: false });
    expect(await look(id)).toMatchObject({ state: 'asked', card: { suffix: '4242' } });
    await give(id, await type(id, '5555555555554444'));
    expect((await detail(id)).guaranteeCard).toMatchObject({ suffix: '4444' });
  });

  test('K20 asks for none any more once it is withdrawn, cancelled or over; each refusal by its name', async () => {
    const id = await booked();
    const { requestId } = (await send(askForCard, id, { dueOn, tellsGuest: false })).json<{ requestId: string }>();
    const instrumentId = await type(id);
    const off = await send(withdrawCardRequest, id, { tellsGuest: true }, { requestId });
    expect(off.json()).toMatchObject({ isWithdrawn: true, isBooked: false });
    expect((await give(id, instrumentId)).body).toMatchObject({ code: 'card_request.over' });
    expect((await send(withdrawCardRequest, id, { tellsGuest: true }, { requestId: 'SKX' })).json()).toMatchObject({
      code: 'card_request.unknown',
    });
    expect((await send(sendDeskLetter, id, { letter: 'card-link' })).json()).toMatchObject({
      code: 'card_request.unknown',
    });
    const past = await send(askForCard, id, { dueOn: '2027-05-31', tellsGuest: false });
    expect([past.statusCode, past.json<{ errors: { field: string }[] }>().errors[0]?.field]).toEqual([400, 'dueOn']);
    await send(askForCard, id, { dueOn, tellsGuest: false });
    await till.cancel(id);
    expect([(await look(id)).state, await needs()]).toEqual(['over', []]);
    const code = async (of: string, cookie = front()) =>
      (
        await desk.ask(askForCard, {
          params: { reservationId: of },
          cookie,
          headers: { 'idempotency-key': randomUUID() },
          body: { dueOn, tellsGuest: false },
        })
      ).json<{ code: string }>().code;
    expect([await code(id), await code('SB4-AAAAAAAAAA')]).toEqual([
      'reservation.was_cancelled',
      'reservation.unknown',
    ]);
    const standing = await booked();
    expect(await code(standing, reader())).toBe('operator.role');
    const held = await till.hold();
    expect(await code(held.reservationId)).toBe('reservation.held');
    await at(Date.parse('2027-06-13T08:00:00Z'));
    expect(await code(standing)).toBe('reservation.expired');
  });

  test('of another guest, or with another link, gives no card here', async () => {
    const [mine, theirs] = [await booked(), await booked({ sessionId: 'Zyxwvuts87654321' })];
    await send(askForCard, mine, { dueOn, tellsGuest: false });
    await send(askForCard, theirs, { dueOn, tellsGuest: false });
    const instrumentId = await type(theirs);
    expect((await give(mine, instrumentId)).body).toMatchObject({ code: 'payment.card_unknown' });
    const token = await linkOf(theirs);
    const params = { hotelId, reservationId: mine };
    for (const operation of ['giveCard', 'checkGivenCard', 'openCardFields', 'reportRefusedCard']) {
      const needsCard = operation === 'giveCard' || operation === 'checkGivenCard';
      const reply = await ask(operation, { params, body: { token, ...(needsCard ? { instrumentId } : {}) } });
      expect([operation, reply.body]).toEqual([operation, expect.objectContaining({ code: 'reservation.unknown' })]);
    }
    expect((await ask('getCardRequest', { params, query: { t: token } })).status).toBe(404);
  });
});

test('where the provider keeps no card without charging it, the desk is told so by name', async () => {
  await openDesk(juspay.settings);
  const { reference } = await till.findProduct('double', 'pay-at-hotel', stay);
  const { reservationId } = (await till.book(bookingOf([reference]))).body;
  const reply = await send(askForCard, reservationId, { dueOn: '2027-06-03', tellsGuest: true });
  expect(reply.json()).toMatchObject({ status: 409, code: 'guarantee.not_kept' });
  expect((await detail(reservationId)).may['ask-for-card']).toBe(false);
});
