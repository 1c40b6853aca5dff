import { putCalendar } from '@stayfront/contract/manage/calendar';
import { refuse } from '@stayfront/contract/problem';
import { Nothing, type Route } from '@stayfront/contract/route';
import { describe, expect, test } from 'vitest';
import { z } from 'zod';
import { answerRoute as answerGuarded, serve, type Answered, type RawRequest, type Served } from './answer-route.ts';
import { giveWay } from './give-way.ts';

const route = {
  operationId: 'orderTea',
  noun: 'tea',
  summary: 'Tea to the room',
  method: 'POST',
  path: '/api/tea/{room}',
  params: z.strictObject({ room: z.coerce.number().int() }),
  query: z.strictObject({ lang: z.string().default('en') }),
  body: z.strictObject({
    cups: z.int().min(1, 'At least one cup'),
    at: z.string().superRefine((at, context) => {
      if (at !== '16:00') context.addIssue({ code: 'custom', message: 'At four', params: { code: 'date.format' } });
    }),
  }),
  answer: z.object({ brought: z.string() }),
  status: 201,
  isIdempotent: true,
  refusals: ['sold_out'],
} satisfies Route;

const served = serve(route, async ({ params, query, body }, { idempotencyKey }) => {
  if (body.cups > 6) return refuse('sold_out', 'Six cups are left');
  return { brought: `${body.cups} to ${params.room} in ${query.lang} for ${idempotencyKey}` };
});
const answerRoute = (one: Served, request: RawRequest): Promise<Answered> =>
  answerGuarded({ ...one, guards: [] }, request);
const raw: RawRequest = {
  params: { room: '7' },
  query: {},
  body: { cups: 2, at: '16:00' },
  idempotencyKey: 'k-1',
};
const ask = (changes: Partial<RawRequest> = {}) => answerRoute(served, { ...raw, ...changes });

describe('a request', () => {
  test('is answered from what the contract has read out of it', async () => {
    expect(await ask()).toEqual({ ok: true, status: 201, body: { brought: '2 to 7 in en for k-1' } });
  });

  test('that is refused gets the problem with its detail', async () => {
    expect(await ask({ body: { cups: 7, at: '16:00' } })).toMatchObject({
      ok: false,
      problem: { code: 'sold_out', status: 409, errorCode: 5025, detail: 'Six cups are left' },
    });
  });

  test('with something wrong hears every field and what to do about it', async () => {
    expect(await ask({ body: { cups: 0, at: '16:00', sugar: 1 } })).toMatchObject({
      ok: false,
      problem: {
        code: 'input.invalid',
        status: 400,
        errors: [
          { field: 'cups', code: 'input.too_small', message: 'At least one cup' },
          { field: 'sugar', code: 'input.unrecognized_keys', message: 'There is no such field here: leave it out' },
        ],
      },
    });
  });

  test('with a fault that has a code of its own is refused under that code', async () => {
    expect(await ask({ body: { cups: 1, at: '17:00' } })).toMatchObject({
      problem: { code: 'date.format', errors: [{ field: 'at', code: 'date.format', message: 'At four' }] },
    });
  });

  test('with something wrong in its address hears of that first', async () => {
    expect(await ask({ params: { room: 'attic' }, body: null })).toMatchObject({
      problem: { code: 'input.invalid', errors: [{ field: 'room' }] },
    });
    expect(await ask({ query: { lang: ['en', 'de'] } })).toMatchObject({ problem: { errors: [{ field: 'lang' }] } });
  });

  test('without a body hears that it is missing', async () => {
    for (const body of [undefined, null]) expect(await ask({ body })).toMatchObject({ problem: { status: 400 } });
  });

  test.each([undefined, '', ' ', 'a b', 'x'.repeat(256), 'schlüssel', 'a\nb'])(
    'under the key %j is refused',
    async (key) => {
      expect(await ask({ idempotencyKey: key })).toMatchObject({ problem: { code: 'idempotency.key', status: 400 } });
    },
  );

  test('that only asks needs no key and no body', async () => {
    const asking = serve({ ...route, method: 'GET', body: Nothing, isIdempotent: false }, async () => ({
      brought: '',
    }));
    const answer = await answerRoute(asking, { ...raw, body: null, idempotencyKey: undefined });
    expect(answer).toMatchObject({ ok: true });
    expect(await answerRoute(asking, { ...raw, body: { cups: 1 } })).toMatchObject({ ok: false });
  });

  test('that meets a bug of ours is not answered with an invention', async () => {
    const buggy = serve(route, async () => Promise.reject(new Error('the kettle exploded')));
    await expect(answerRoute(buggy, raw)).rejects.toThrow('the kettle exploded');
  });
});

test('while fifty thousand entries are looked at, others have their turn more than a hundred times', async () => {
  const rate = { room: 'double', ratePlan: 'flexible', from: '2027-06-01', to: '2027-06-01', byAdults: [1] };
  const rates = Array.from({ length: 50_000 }, (_, i) => (i === 49_999 ? { ...rate, to: '2027-05-01' } : rate));
  const calendar = serve(putCalendar, () => Promise.reject(new Error('Nobody should have asked')));
  let answered = false;
  const answer = answerRoute(calendar, {
    params: { hotelId: 7001 },
    query: {},
    body: { rates },
    idempotencyKey: undefined,
  }).finally(() => (answered = true));
  let turns = 0;
  while (!answered) {
    await giveWay();
    turns++;
  }
  expect(turns).toBeGreaterThan(100);
  expect(await answer).toMatchObject({ ok: false, problem: { errors: [{ field: 'rates.49999.to' }] } });
});
