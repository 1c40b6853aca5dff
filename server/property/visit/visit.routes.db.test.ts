import { describe, expect, test } from 'vitest';
import { freshDatabase } from '../../testing/fresh-database.ts';
import { publicUrl, startApp } from '../../testing/start-app.ts';

const app = await startApp(await freshDatabase(), { now: Date.parse('2027-06-01T12:00:00Z') });

const keep = async (payload: object, headers: Record<string, string> = { origin: publicUrl }) => {
  const answer = await app.inject({ method: 'PUT', url: '/api/choices', headers, payload });
  return { status: answer.statusCode, body: answer.json<object>(), cookies: answer.cookies };
};

describe('what a guest has chosen', () => {
  test('is kept by the answer for as long as it is meant to last, where scripts can read it', async () => {
    const { status, cookies } = await keep({ language: 'de', mode: 'dark', isFramed: false });
    expect(status).toBe(200);
    expect(cookies).toEqual([
      expect.objectContaining({
        name: 'stayfront-language',
        value: 'de',
        maxAge: 31_536_000,
        path: '/',
        sameSite: 'Lax',
      }),
      expect.objectContaining({ name: 'stayfront-mode', value: 'dark', maxAge: 31_536_000 }),
    ]);
    expect(cookies.some(({ httpOnly }) => httpOnly)).toBe(false);
  });

  test('about cookies is kept for half a year, hotel by hotel', async () => {
    const { cookies } = await keep({ consent: { hotelId: 1001, answer: '1000' }, isFramed: false });
    expect(cookies).toEqual([
      expect.objectContaining({ name: 'stayfront-consent-1001', value: '1000', maxAge: 180 * 86_400 }),
    ]);
  });

  test('in a frame of the hotel’s own site is kept for that site alone', async () => {
    const { cookies } = await keep({ currency: 'USD', isFramed: true });
    expect(cookies).toEqual([expect.objectContaining({ sameSite: 'None', secure: true, partitioned: true })]);
  });
});

describe('nothing is kept', () => {
  test('of a value that is none, and the field is named', async () => {
    const { status, body, cookies } = await keep({ language: 'tlh', mode: 'dark', isFramed: false });
    expect([status, cookies]).toEqual([400, []]);
    expect(body).toMatchObject({ errors: [{ field: 'language' }] });
    expect((await keep({ consent: { hotelId: 1001, answer: '1111; path=/' }, isFramed: false })).cookies).toEqual([]);
  });

  test('for a page of somebody else', async () => {
    const { status, cookies } = await keep(
      { language: 'de', isFramed: false },
      { origin: 'https://elsewhere.example' },
    );
    expect([status, cookies]).toEqual([403, []]);
  });
});
