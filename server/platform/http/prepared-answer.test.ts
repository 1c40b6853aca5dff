import { Nothing, NoQuery } from '@stayfront/contract/route';
import cookie from '@fastify/cookie';
import Fastify from 'fastify';
import { expect, onTestFinished, test } from 'vitest';
import { z } from 'zod';
import { serve } from './answer-route.ts';
import { guardRoutes } from './guard-routes.ts';
import { mountRoutes } from './mount-routes.ts';
import { prepareAnswer, PreparedAnswer } from './prepared-answer.ts';

const answer = (cups: number): PreparedAnswer => prepareAnswer((pen) => pen.plain('{"cups":').number(cups).plain('}'));

/** What a caller hears of a route that gives its answer back when it likes. */
async function hear(give: () => PreparedAnswer): Promise<{ status: number; body: string }> {
  const app = Fastify();
  onTestFinished(() => app.close());
  await app.register(cookie);
  const route = {
    operationId: 'pourTea',
    noun: 'tea',
    summary: 'Tea',
    method: 'GET',
    path: '/tea',
    params: z.strictObject({}),
    query: NoQuery,
    body: Nothing,
    answer: z.object({ cups: z.int() }),
    status: 200,
    isIdempotent: false,
    refusals: [],
  } as const;
  mountRoutes(app, guardRoutes([serve(route, () => Promise.resolve(give()))], []), () => 'https://tea.example');
  const { statusCode, body } = await app.inject('/tea');
  return { status: statusCode, body };
}

test('an answer is read until it is given back, and nobody who looks later finds another one’s', () => {
  const first = answer(7);
  const held = first.json;
  expect(JSON.parse(held.toString())).toEqual({ cups: 7 });
  first.giveBack();
  expect(() => first.json).toThrow('given back');
  expect(held.every((byte) => byte === 0)).toBe(true); // struck through
  const second = answer(1_234);
  expect(JSON.parse(second.json.toString())).toEqual({ cups: 1_234 });
  first.giveBack(); // a second time it is nobody's to give
  const third = answer(5);
  expect(JSON.parse(second.json.toString())).toEqual({ cups: 1_234 });
  expect(JSON.parse(third.json.toString())).toEqual({ cups: 5 });
});

test('an answer that was given back too early does not reach anybody', async () => {
  expect(await hear(() => answer(2))).toEqual({ status: 200, body: '{"cups":2}' });
  const early = await hear(() => {
    const given = answer(3);
    given.giveBack();
    return given;
  });
  expect(early.status).toBe(500);
  expect(early.body).not.toContain('cups');
  // Its bytes alone, kept by somebody: they are there, and are no answer.
  const kept = await hear(() => {
    const given = answer(4);
    const { json } = given;
    given.giveBack();
    return new PreparedAnswer(json);
  });
  expect(kept.body).toMatch(/^\0+$/);
});

test('an answer that is kept for everybody stays one, however often it is sent', async () => {
  const kept = new PreparedAnswer(Buffer.from('{"cups":9}'));
  for (const _ of [1, 2, 3]) expect((await hear(() => kept)).body).toBe('{"cups":9}');
});
