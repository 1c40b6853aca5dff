import { mkdtemp, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { ratesSnapshot } from '@stayfront/rules/currency/rates-snapshot';
import { afterAll, expect, test } from 'vitest';
import { smallHotel } from '../../testing/small-hotel.ts';
import { guestCurrency } from './guest-currency.ts';
import { fetchRates } from './fetch-rates.ts';
import { ratesIn } from './rates-in.ts';

const dir = await mkdtemp(path.join(tmpdir(), 'stayfront-rates-'));
afterAll(() => rm(dir, { recursive: true, force: true }));

const brought = path.join(dir, 'eurofxref-daily.xml');
const bring = (date: string, chf: number): Promise<void> =>
  writeFile(brought, `<Cube><Cube time='${date}'><Cube currency='CHF' rate='${chf}'/></Cube></Cube>`);

test('rates that were fetched are used from the next look on; what the bank has not keeps the rates of the release', async () => {
  let now = 0;
  const rates = ratesIn(dir, () => now);
  expect(rates()).toEqual([ratesSnapshot]);
  await bring('2099-06-01', 0.9);
  expect(await fetchRates(dir, brought)).toEqual({ date: '2099-06-01', eurRates: { CHF: 0.9 } });
  expect(rates()).toEqual([ratesSnapshot]);
  now += 60_000;
  expect(rates()[0]).toEqual({ date: '2099-06-01', eurRates: { CHF: 0.9 } });
  const shown = (currency: 'EUR' | 'KWD') => guestCurrency(smallHotel(), currency, rates());
  expect(shown('EUR')).toMatchObject({ exchange: { nanos: 1_111_111_111, date: '2099-06-01' } });
  expect(shown('KWD')).toMatchObject({ exchange: { date: ratesSnapshot.date } });
});

test('rates older than those of the release are not preferred to them', async () => {
  await bring('2020-01-01', 0.5);
  await fetchRates(dir, brought);
  expect(ratesIn(dir, () => 0)()[0]).toBe(ratesSnapshot);
});

test('a file that is no file of rates changes nothing, and says so', async () => {
  await bring('2099-06-02', 0.8);
  await fetchRates(dir, brought);
  await writeFile(brought, 'Service Unavailable');
  expect(await fetchRates(dir, brought)).toEqual({
    fault: expect.stringContaining('not a file of daily rates') as string,
  });
  expect(await fetchRates(dir, path.join(dir, 'missing.xml'))).toHaveProperty('fault');
  expect(ratesIn(dir, () => 0)()[0]).toMatchObject({ date: '2099-06-02' });
  await writeFile(path.join(dir, 'rates.json'), '{"date":"today"}');
  expect(ratesIn(dir, () => 0)()).toEqual([ratesSnapshot]);
});
