import { gunzipSync, gzipSync } from 'node:zlib';
import { rateIn, rulesIn } from '@stayfront/rules/calendar-edit/cells';
import { availabilityMessage, ratesMessage, type PushedRate } from '@stayfront/sandbox/channel-manager/messages';
import { findPlain, readPlainXml } from '@stayfront/sandbox/channel-manager/plain-xml';
import { describe, expect, test } from 'vitest';
import { freshDatabase } from '../../testing/fresh-database.ts';
import { openChannelSetup } from '../../testing/channel-setup.ts';

const setup = await openChannelSetup(await freshDatabase());
const { app, day, theirs, engine, messages, cells, left } = setup;
const CHF = 'CHF';
const rate = (n: number, more: Partial<PushedRate> = {}): PushedRate => ({
  room: 'double',
  ratePlan: 'BAR',
  start: day(n),
  end: day(n),
  currency: CHF,
  price: '210.00',
  ...more,
});
const priceOf = async (n: number, ratePlan = 'pay-at-hotel') =>
  rateIn(await cells(day(n), day(n)), 'double', ratePlan, day(n));
const post = async (payload: string | Buffer, headers: Record<string, string> = {}) => {
  const url = new URL(engine.url).pathname;
  const reply = await app.inject({ method: 'POST', url, payload, headers: { 'content-type': 'text/xml', ...headers } });
  const body = findPlain(readPlainXml(reply.body) ?? undefined, 'Body')[0]?.children[0];
  return { status: reply.statusCode, type: reply.headers['content-type'], body, text: reply.body };
};
const envelope = { login: engine.login, password: engine.password, token: 'echo-1', at: '2027-06-01T12:00:00Z' };
const one = (n: number, limit = 1, room = 'double') => ({ room, ratePlan: 'BAR', start: day(n), end: day(n), limit });

describe('a channel manager', () => {
  test('is told which rooms are sold at which rates, by the codes that it sends again', async () => {
    const { isTaken, answer } = await theirs.askRoomsAndRates();
    expect(isTaken).toBe(true);
    const stays = findPlain(answer ?? undefined, 'RoomStays/RoomStay').map((stay) => [
      findPlain(stay, 'RoomTypes/RoomType')[0]?.attributes['RoomTypeCode'],
      findPlain(stay, 'RatePlans/RatePlan')[0]?.attributes['RatePlanCode'],
      findPlain(stay, 'RoomTypes/RoomType/RoomDescription')[0]?.attributes['Name'],
    ]);
    expect(stays).toEqual([
      ['double', 'BAR', 'Doppelzimmer'],
      ['double', 'GTD', 'Doppelzimmer'],
      ['double', 'PRE', 'Doppelzimmer'],
      ['family', 'BAR', 'Familienzimmer'],
      ['family', 'GTD', 'Familienzimmer'],
    ]);
  });

  test('says what is left; what is sold already comes on top', async () => {
    await setup.book(3, 4);
    await setup.tell();
    expect(
      await theirs.pushAvailability([{ room: 'double', ratePlan: 'BAR', start: day(2), end: day(4), limit: 2 }]),
    ).toMatchObject({
      status: 200,
      isTaken: true,
    });
    expect([await left(2), await left(3), await left(4), await left(5)]).toEqual([2, 2, 2, 3]);
    expect((await messages()).at(-1)).toMatchObject({
      direction: 'in',
      action: 'OTA_HotelAvailNotifRQ',
      outcome: 'taken',
    });
  });

  test('closes, opens and limits stays, each by itself', async () => {
    const at = { room: 'double', ratePlan: 'BAR', start: day(6), end: day(6) };
    const rules = async () => rulesIn(await cells(day(6), day(6)), 'double', 'pay-at-hotel', day(6));
    await theirs.pushAvailability([
      { ...at, status: 'Close', arrival: 'Close', lengths: { SetMinLOS: 2, SetMaxLOS: 7, SetForwardMinStay: 3 } },
    ]);
    expect(await rules()).toEqual({ isClosed: true, isClosedToArrival: true, minStay: 2, maxStay: 7, minThrough: 3 });
    await theirs.pushAvailability([
      { ...at, status: 'Open', departure: 'Close' },
      { ...at, lengths: { SetMaxLOS: 0 } },
    ]);
    expect(await rules()).toEqual({ isClosedToArrival: true, isClosedToDeparture: true, minStay: 2, minThrough: 3 });
    await theirs.pushAvailability([
      { ...at, arrival: 'Open', departure: 'Open', lengths: { SetMinLOS: 1, SetForwardMinStay: 1 } },
    ]);
    expect(await rules()).toBeNull();
  });

  test('sets prices of a day or by how many sleep in it, and leaves those that it does not name', async () => {
    const before = await priceOf(8);
    expect(await theirs.pushRates([rate(8)])).toMatchObject({ isTaken: true });
    // The room is meant for two: what one pays moves along, as at the desk.
    expect(await priceOf(8)).toEqual({ ...before, byAdults: [18_000, 21_000] });
    await theirs.pushRates([rate(8, { price: { 1: '150.00' }, further: { '8': '12.50' } })]);
    expect(await priceOf(8)).toEqual({ ...before, byAdults: [15_000, 21_000], child: 1_250 });
  });

  test('opens nights of which nobody has said anything yet', async () => {
    expect(await theirs.pushRates([rate(60, { end: day(61), price: { 2: '199' } })])).toMatchObject({ isTaken: true });
    expect(await theirs.pushAvailability([{ room: 'double', start: day(60), end: day(61), limit: 5 }])).toMatchObject({
      isTaken: true,
    });
    expect(await priceOf(61)).toMatchObject({ byAdults: [19_900, 19_900], extraAdult: 2_500, child: 1_500 });
    const { reference } = await setup.api.findProduct('double', 'pay-at-hotel', {
      checkIn: day(60),
      checkOut: day(62),
      nbAdults: 2,
    });
    expect(reference).toBeTruthy();
  });

  test('that sends the same again changes nothing, and history has one change', async () => {
    await theirs.pushRates([rate(10, { price: '140.00' })]);
    await theirs.pushRates([rate(10, { price: '140.00' })]);
    expect((await messages()).slice(-2)).toMatchObject([
      { outcome: 'taken', told: { nights: { prices: 1 }, changed: 1 } },
      { outcome: 'noted', told: { changed: 0 }, change_number: null },
    ]);
  });

  test('is kept with what it sent, and never with its password', async () => {
    await theirs.pushRates([rate(11)]);
    const [last] = (await messages()).slice(-1) as unknown as { request: Buffer }[];
    const kept = gunzipSync(last!.request).toString();
    expect(kept).toContain('RateAmountMessage');
    expect(kept).not.toContain(engine.password);
  });
});

describe('a message is taken whole or not at all:', () => {
  test.each([
    ['an unknown room', [one(12), one(12, 1, 'suite')], '402'],
    ['a limit that is none', [one(12), { ...one(12), limit: -3 }], '450'],
  ])('%s', async (_, updates, code) => {
    const stood = await left(12);
    expect(await theirs.pushAvailability(updates)).toMatchObject({ status: 200, isTaken: false, errors: [{ code }] });
    expect(await left(12)).toBe(stood);
    expect((await messages()).at(-1)).toMatchObject({ outcome: 'refused', told: { faults: [{ code }] } });
  });

  test('a price in another currency', async () => {
    const stood = await priceOf(12);
    const { errors } = await theirs.pushRates([rate(12), rate(13, { currency: 'EUR' })]);
    expect(errors).toMatchObject([{ code: '450', text: expect.stringContaining('CHF, not EUR') }]);
    expect(await priceOf(12)).toEqual(stood);
  });
});

describe('who may not come in is told so in the message’s own answer:', () => {
  test.each([
    ['a wrong password', { password: 'nonsense' }, '448'],
    ['another login', { login: 'nobody' }, '448'],
  ])('%s', async (_, wrong, code) => {
    const reply = await post(availabilityMessage({ ...envelope, ...wrong }, engine.hotelCode, [one(1)]));
    expect([reply.status, reply.body?.name]).toEqual([200, 'OTA_HotelAvailNotifRS']);
    expect(reply.body?.attributes).toMatchObject({ EchoToken: 'echo-1', Version: '1.0' });
    expect(findPlain(reply.body, 'Errors/Error')[0]?.attributes).toEqual({ Type: '6', Code: code });
  });

  test('a hotel code that is not the hotel’s', async () => {
    const reply = await post(ratesMessage(envelope, '7002', [rate(1)]));
    expect(findPlain(reply.body, 'Errors/Error')[0]?.text).toBe('Hotel not found for HotelCode=7002');
  });
});

describe('what is no message is refused before anybody reads it:', () => {
  const good = availabilityMessage(envelope, engine.hotelCode, [one(1)]);
  test.each([
    ['a type declaration', good.replace('<SOAP-ENV:Envelope', '<!DOCTYPE x><SOAP-ENV:Envelope')],
    ['entities', good.replace('<SOAP-ENV:Envelope', '<!DOCTYPE x [<!ENTITY a "b">]><SOAP-ENV:Envelope')],
    ['UTF-16', Buffer.from(`\ufeff${good}`, 'utf16le')],
    ['another encoding', good.replace('UTF-8', 'ISO-8859-1')],
    ['half of it', good.slice(0, -30)],
    ['nothing', ''],
    ['no XML', '{"a": 1}'],
    [
      'another protocol',
      good.replaceAll('http://schemas.xmlsoap.org/soap/envelope/', 'http://www.w3.org/2003/05/soap-envelope'),
    ],
    ['two messages', good.replace('</SOAP-ENV:Body>', '<x/></SOAP-ENV:Body>')],
    ['an unknown one', good.replaceAll('OTA_HotelAvailNotifRQ', 'OTA_HotelResNotifRQ')],
    ['depth', good.replace('<SOAP-ENV:Body>', `<SOAP-ENV:Body>${'<a>'.repeat(60)}${'</a>'.repeat(60)}`)],
  ])('%s', async (_, text) => {
    const reply = await post(text);
    expect([reply.status, reply.body?.name]).toEqual([400, 'Fault']);
    expect(reply.type).toBe('text/xml; charset=utf-8');
  });

  test('a body that grows beyond measure when it is unpacked', async () => {
    const packed = { 'content-encoding': 'gzip' };
    expect(await post(gzipSync(good), packed)).toMatchObject({ status: 200 });
    expect(await post(gzipSync(Buffer.alloc(33 * 1024 * 1024, 32)), packed)).toMatchObject({ status: 413 });
  });
});
