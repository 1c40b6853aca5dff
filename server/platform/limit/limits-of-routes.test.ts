import { refuse } from '@stayfront/contract/problem';
import { NoQuery, Nothing, type Route } from '@stayfront/contract/route';
import { routes } from '@stayfront/contract/routes';
import cookie from '@fastify/cookie';
import Fastify from 'fastify';
import { expect, onTestFinished, test } from 'vitest';
import { z } from 'zod';
import { serve } from '../http/answer-route.ts';
import type { Guard } from '../http/guard.ts';
import { guardRoutes } from '../http/guard-routes.ts';
import { mountRoutes } from '../http/mount-routes.ts';
import { purposes, usualLimits } from './call-limits.ts';
import { guardLoad } from './guard-load.ts';

const plain = {
  noun: 'tea',
  summary: 'Tea',
  method: 'GET',
  params: z.strictObject({}),
  query: NoQuery,
  body: Nothing,
  answer: z.object({ cups: z.int() }),
  status: 200,
  isIdempotent: false,
  refusals: [],
} as const;

/** The answers that one caller gets who asks three times, where one is allowed. */
async function askThrice(route: Route, guards: readonly Guard[] = []): Promise<number[]> {
  const app = Fastify();
  onTestFinished(() => app.close());
  await app.register(cookie);
  const limits = { ...usualLimits, upload: 1, booking: 1, key: 1, 'sign-in': 1, search: 1 };
  guardLoad(app, { limits, lagLimitMs: 0, pressure: { lagMs: () => 0, awaited: () => 0 }, now: () => 0 });
  mountRoutes(
    app,
    guardRoutes([serve(route, () => Promise.resolve({ cups: 2 }))], guards),
    () => 'https://tea.example',
  );
  const statuses: number[] = [];
  for (const _ of [1, 2, 3]) {
    const { method, path } = route;
    statuses.push((await app.inject({ method, url: path, remoteAddress: '192.0.2.1' })).statusCode);
  }
  return statuses;
}

test('how often a caller may come is what a route says of itself, whatever it is called', async () => {
  for (const operationId of ['listPictureFrames', 'uploadNothing', 'signInBook', 'sendBookingRequest', 'getCalendar'])
    expect([operationId, await askThrice({ ...plain, operationId, path: `/api/${operationId}` })]).toEqual([
      operationId,
      [200, 200, 200],
    ]);
  const counted = { ...plain, operationId: 'pourTea', path: '/api/tea' };
  for (const limitedAs of ['upload', 'booking', 'search', 'sign-in'] as const)
    expect([limitedAs, await askThrice({ ...counted, limitedAs })]).toEqual([limitedAs, [200, 429, 429]]);
  expect(await askThrice({ ...counted, needsKey: true })).toEqual([200, 429, 429]);
});

test('every limit of the settings is some route’s, and each that takes a file is counted as one', () => {
  const said = new Set(routes.map(({ limitedAs, needsKey }) => limitedAs ?? (needsKey ? 'key' : null)));
  expect(purposes.filter((purpose) => !said.has(purpose))).toEqual([]);
  const withFile = routes.filter(
    ({ body }) => body instanceof z.ZodObject && ('bytes' in body.shape || 'file' in body.shape),
  );
  expect(withFile.length).toBeGreaterThan(1);
  expect(withFile.filter(({ limitedAs }) => limitedAs !== 'upload')).toEqual([]);
});

test('who may ask is decided by the guards that are passed in, and by nobody else', async () => {
  const door: Guard = {
    watches: ({ noun }) => noun === 'tea',
    identify: () => Promise.resolve(refuse('key.missing')),
    bar: () => null,
  };
  const route = { ...plain, operationId: 'pour', path: '/api/pour' };
  expect(await askThrice(route, [door])).toEqual([401, 401, 401]);
  expect(await askThrice({ ...route, noun: 'coffee' }, [door])).toEqual([200, 200, 200]);
  const barring: Guard = { ...door, identify: () => Promise.resolve({}), bar: () => refuse('key.missing') };
  expect(await askThrice(route, [barring])).toEqual([401, 401, 401]);
});
