import { expect, test } from 'vitest';
import { readEcbRates } from './read-ecb-rates.ts';

const file = (inside: string): string =>
  `<?xml version="1.0" encoding="UTF-8"?><gesmes:Envelope><gesmes:subject>Reference rates</gesmes:subject>
   <Cube>${inside}</Cube></gesmes:Envelope>`;

test('the bank’s file gives its day and a rate for each currency that we offer', () => {
  const text = file(`<Cube time='2027-06-01'>
      <Cube currency='USD' rate='1.1360'/><Cube currency='JPY' rate='178.91'/>
      <Cube currency='BGN' rate='1.9558'/><Cube currency='CHF' rate='0.9468'/></Cube>`);
  expect(readEcbRates(text)).toEqual({ date: '2027-06-01', eurRates: { USD: 1.136, JPY: 178.91, CHF: 0.9468 } });
});

test.each([
  ['', 'nothing'],
  [file(''), 'no day'],
  [file(`<Cube time='2027-02-30'><Cube currency='USD' rate='1.1'/></Cube>`), 'a day that is none'],
  [file(`<Cube time='2027-06-01'><Cube currency='XYZ' rate='1.1'/></Cube>`), 'no currency we know'],
  [file(`<Cube time='2027-06-01'><Cube currency='USD' rate='N/A'/></Cube>`), 'a rate that is none'],
  [file(`<Cube time='2027-06-01'><Cube currency='USD' rate='0'/></Cube>`), 'a rate of nothing'],
  ['<html><body>503 Service Unavailable</body></html>', 'an error page'],
])('a file that is not the bank’s gives nothing: %#', (text) => expect(readEcbRates(text)).toBeNull());
