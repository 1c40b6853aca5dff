import { currencies } from '@stayfront/rules/currency/currencies';
import { clockIn } from '@stayfront/rules/language/clock-in';
import { directionOf } from '@stayfront/rules/language/direction-of';
import { stayDate } from '@stayfront/rules/stay/stay-date';
import { afterEach, describe, expect, test, vi } from 'vitest';
import { dayStyles, type DayStyle } from '@stayfront/ui/formats/day-styles.ts';
import { formatList } from '@stayfront/ui/formats/format-list.ts';
import { formatCount } from '@stayfront/ui/formats/format-count.ts';
import { formatDeadline } from './format-deadline.ts';
import { formatWeekday } from '@stayfront/ui/formats/format-weekday.ts';
import { formatSpan } from '@stayfront/ui/formats/format-span.ts';
import { formatDay } from '@stayfront/ui/formats/format-day.ts';
import { formatMoney } from '@stayfront/ui/formats/format-money.ts';
import { isFarAhead } from './is-far-ahead.ts';
import { formatLastChange } from './format-last-change.ts';
import { formatTightPrice } from '@stayfront/ui/formats/format-tight-price.ts';
import { spokenLanguages } from './language-names.ts';

const machineZone = process.env['TZ'];
afterEach(() => {
  if (machineZone === undefined) delete process.env['TZ'];
  else process.env['TZ'] = machineZone;
});

/** Digits and what separates them: marks of direction, currency signs and the width of spaces are the library's. */
const digits = (text: string): string => text.replace(/[^\d.,’'-]/g, '');

describe('an amount', () => {
  test('has as many decimals as its currency', () => {
    expect(digits(formatMoney('en', 1_234_50, 'CHF'))).toBe('1,234.50');
    expect(digits(formatMoney('en', 123_450, 'JPY'))).toBe('123,450');
    expect(digits(formatMoney('en', 123_450, 'KWD'))).toBe('123.450');
    expect(digits(formatMoney('de', 1_234_50, 'EUR'))).toBe('1.234,50');
  });

  test('that is whole loses its zeros while searching, and only then', () => {
    expect(digits(formatMoney('en', 180_00, 'CHF', 'search'))).toBe('180');
    expect(digits(formatMoney('en', 180_00, 'CHF', 'bill'))).toBe('180.00');
    expect(digits(formatMoney('en', 180_00, 'CHF'))).toBe('180.00');
    expect(digits(formatMoney('en', 180_50, 'CHF', 'search'))).toBe('180.50');
    expect(digits(formatMoney('en', 180_000, 'KWD', 'search'))).toBe('180');
    expect(digits(formatMoney('en', 180_005, 'KWD', 'search'))).toBe('180.005');
    expect(digits(formatMoney('en', 0, 'EUR', 'search'))).toBe('0');
  });

  test('is written with the digits of a price tag in Arabic too', () => {
    expect(digits(formatMoney('ar', 1_234_50, 'CHF'))).toBe('1,234.50');
  });

  test('is never broken over two lines, and says its currency', () => {
    for (const language of ['en', 'de', 'ar'])
      for (const currency of ['CHF', 'EUR', 'GBP', 'KWD'] as const) {
        const shown = formatMoney(language, 1_234_50, currency);
        expect(shown).not.toContain(' ');
        expect(shown.replace(/[\d.,\s]/g, '').length).toBeGreaterThan(0);
      }
    expect(formatMoney('en', 100, 'EUR')).toBe('€1.00');
    expect(formatMoney('en', -100, 'EUR')).toMatch(/^-€1\.00$/);
  });
});

test('dollars and yen keep their letters in front where the text runs from right to left', () => {
  expect(formatMoney('ar', 100, 'GBP')).toMatch(/1\.00\u200f\u00a0£$/);
  expect(formatMoney('ar', 100, 'USD')).toMatch(/1\.00\u200f\u00a0US\$\u200e$/);
  expect(formatMoney('he', 100, 'BRL')).toContain('R$\u200e');
  for (const language of Object.keys(spokenLanguages))
    for (const currency of currencies) {
      const turned = /\p{Script=Latin}\p{Sc}(?!\u200e)/u.test(formatMoney(language, 100, currency));
      expect([language, currency, turned && directionOf(language) === 'rtl']).toEqual([language, currency, false]);
    }
});

describe('a day', () => {
  const friday = stayDate('2027-06-11');

  test('is written as one says it', () => {
    expect(formatDay('en', friday, 'choosing')).toMatch(/^Fri,? 11 June$/);
    expect(formatDay('en', friday, 'short')).toBe('11 Jun');
    expect(formatDay('en', friday, 'confirmed')).toBe('Friday, June 11, 2027');
    expect(formatDay('de', friday, 'confirmed')).toBe('Freitag, 11. Juni 2027');
    expect(formatDay('ar', friday, 'confirmed')).toMatch(/11.*2027/);
  });

  test.each(['Pacific/Kiritimati', 'Pacific/Pago_Pago', 'America/Santiago', 'UTC'])(
    'stays that day for a guest in %s',
    (zone) => {
      process.env['TZ'] = zone;
      expect(formatDay('en', friday, 'short')).toBe('11 Jun');
      expect(formatDay('en', stayDate('2024-09-08'), 'short')).toBe('8 Sept');
    },
  );
});

test('a deadline is told by the same clock as the hours of the house, in every language', () => {
  for (const language of Object.keys(spokenLanguages))
    expect(formatDeadline(language, '2027-06-09T16:05:00.000Z', 'Europe/Zurich')).toContain(clockIn(language, '18:05'));
});

test('a deadline is told by the hotel’s clock, midnight as nought', () => {
  expect(formatDeadline('en', '2027-06-09T16:00:00.000Z', 'Europe/Zurich')).toMatch(/^9 June(,| at) 18:00$/);
  expect(formatDeadline('en', '2027-06-09T22:00:00.000Z', 'Europe/Zurich')).toMatch(/^10 June(,| at) 00:00$/);
  expect(formatDeadline('en', '2027-06-09T16:00:00.000Z', 'Pacific/Kiritimati')).toMatch(/^10 June(,| at) 06:00$/);
});

test('a stay far ahead is written with its year, also in a span', () => {
  const span = ['2028-06-09', '2028-06-12'] as const;
  const said = (language: string, style: 'short' | 'choosing' | 'ordered'): string =>
    formatSpan(language, span, style, true).join(' – ');
  expect(said('en', 'choosing')).toBe('Fri, 9 – Mon, 12 June 2028');
  expect(said('en', 'ordered')).toBe('Fri, Jun 9, 2028 – Mon, Jun 12, 2028');
  expect(said('de', 'short')).toBe('9. – 12. Juni 2028');
  expect(said('ja', 'short')).toBe('2028年6月9日 – 12日');
  expect(formatDay('en', span[0], 'far')).toBe('Fri, 9 Jun 2028');
  const now = Date.UTC(2027, 5, 11);
  expect([isFarAhead(now, stayDate('2027-12-31')), isFarAhead(now, stayDate(span[0]))]).toEqual([false, true]);
});

test('a span names the month once, where the language has it, and twice when there are two', () => {
  const said = (language: string, departure: string, style: 'short' | 'choosing' | 'ordered' = 'short'): string =>
    formatSpan(language, ['2027-06-11', departure], style).join(' – ');
  expect(said('en', '2027-06-14')).toBe('11 – 14 Jun');
  expect(said('de', '2027-06-14')).toBe('11. – 14. Juni');
  expect(said('ar', '2027-06-14')).toBe('11 – 14 يونيو');
  expect(said('ja', '2027-06-14')).toBe('6月11日 – 14日');
  expect(said('hu', '2027-06-14')).toBe('jún. 11. – 14.');
  expect(said('en', '2027-07-01')).toBe('11 Jun – 1 Jul');
  expect(said('en', '2028-06-14')).toBe('11 Jun – 14 Jun');
  expect(said('he', '2027-06-14')).toBe('11 – 14 ביוני');
  expect(said('en', '2027-06-14', 'choosing')).toBe('Fri 11 – Mon 14 June');
  expect(said('de', '2027-06-14', 'choosing')).toBe('Fr., 11. – Mo., 14. Juni');
  expect(said('es', '2027-06-14', 'choosing')).toBe('vie, 11 – lun, 14 de junio');
  expect(said('ja', '2027-06-14', 'choosing')).toBe('6月11日(金) – 14日(月)');
  expect(said('en', '2027-06-14', 'ordered')).toBe('Fri, Jun 11 – Mon, Jun 14');
  expect(said('de', '2027-06-14', 'ordered')).toBe('Fr., 11. – Mo., 14. Juni');
  const withoutWeekday = Object.keys(spokenLanguages).filter((language) =>
    said(language, '2027-06-14', 'choosing')
      .split(' – ')
      .some((end) => !/\p{L}/u.test(end)),
  );
  expect(withoutWeekday).toEqual([]);
});

test('guests are listed with a mark between them, whatever the language', () => {
  const said = (language: string): string => formatList(language, ['A', 'B']);
  expect(said('en')).toBe('A, B');
  expect(said('de')).toBe('A, B');
  expect(said('zh')).toBe('A、B');
  expect(said('ja')).toBe('A、B');
  expect(said('th')).toBe('A, B');
  expect(said('ko')).toBe('A, B');
  for (const language of Object.keys(spokenLanguages)) expect([language, said(language)]).not.toEqual([language, 'AB']);
});

test('counts are written in the guest’s language', () => {
  expect(formatCount('en', 1_234)).toBe('1,234');
  expect(formatCount('de', 1_234)).toBe('1.234');
  expect(formatCount('ar', 12)).toBe('12');
});

describe('the last instant for changes', () => {
  const said = (language: string, instant: string, zone = 'Europe/Zurich'): string => {
    const { time, date } = formatLastChange(language, instant, zone);
    return `${time}, ${date}`.replaceAll('\u00a0', ' ');
  };

  test('is told as h:mm A and DD/MM/YYYY by the hotel’s clock, and by the clock of the other hours where that is not English', () => {
    expect(said('en', '2027-06-08T16:00:00Z')).toBe('6:00 PM, 08/06/2027');
    expect(said('de', '2027-06-08T16:00:00Z')).toBe('18:00, 08/06/2027');
    expect(said('ar', '2027-06-08T16:00:00Z')).toBe('18:00, 08/06/2027');
    expect(said('da', '2027-06-08T16:00:00Z')).toBe('18.00, 08/06/2027');
    expect(said('en', '2027-12-31T23:05:00Z', 'Europe/Zurich')).toBe('12:05 AM, 01/01/2028');
    expect(said('en', '2027-12-31T10:59:00Z', 'Pacific/Kiritimati')).toBe('12:59 AM, 01/01/2028');
    expect(said('en', '2027-12-31T12:30:00Z', 'UTC')).toBe('12:30 PM, 31/12/2027');
  });

  test.each([
    ['en', 'Tuesday, 8 June 2027'],
    ['de', 'Dienstag, 8. Juni 2027'],
    ['ar', 'الثلاثاء، 8 يونيو 2027'],
    ['th', 'วันอังคารที่ 8 มิถุนายน พ.ศ. 2570'],
    ['ja', '2027年6月8日火曜日'],
    ['hu', '2027. június 8., kedd'],
  ])('says the day in words as well, so that 08/06 is no day of August in %s', (language, day) => {
    expect(formatLastChange(language, '2027-06-08T16:00:00Z', 'Europe/Zurich')).toMatchObject({
      date: '08/06/2027',
      day,
    });
    // By the hotel's clock, like the figures.
    expect(formatLastChange(language, '2027-06-07T22:00:00Z', 'Europe/Zurich').day).toBe(day);
  });

  test('keeps to the clock on the days when it changes', () => {
    expect(said('en', '2027-03-28T00:59:00Z')).toBe('1:59 AM, 28/03/2027');
    expect(said('en', '2027-03-28T01:00:00Z')).toBe('3:00 AM, 28/03/2027');
    expect(said('en', '2027-10-31T00:30:00Z')).toBe('2:30 AM, 31/10/2027');
    expect(said('en', '2027-10-31T01:30:00Z')).toBe('2:30 AM, 31/10/2027');
  });
});

describe('in Thai', () => {
  const day = stayDate('2027-06-11');

  test('years are counted by the Buddhist era, which is named where another date may stand beside it', () => {
    expect(formatDay('th', day, 'far')).toBe('ศุกร์ 11 มิ.ย. 2570');
    expect(formatDay('th', day, 'month')).toBe('มิถุนายน 2570');
    expect(formatDay('th', day, 'spoken')).toBe('วันศุกร์ที่ 11 มิถุนายน พ.ศ. 2570');
    const span = [day, '2027-06-14'] as const;
    expect(formatSpan('th', span, 'short', true).join(' – ')).toBe('11 – 14 มิ.ย. 2570');
  });

  test('what is confirmed says the common year as well, for the desk abroad', () => {
    expect(formatDay('th', day, 'confirmed')).toBe('วันศุกร์ที่ 11 มิถุนายน พ.ศ. 2570 (ค.ศ. 2027)');
  });
});

test('in Italian a deadline names its weekday, before which “fino a” is right for every day of a month', () => {
  expect(formatDeadline('it', '2027-06-08T16:00:00.000Z', 'Europe/Rome')).toBe('martedì 8 giugno alle ore 18:00');
  expect(formatDeadline('it', '2027-06-01T16:00:00.000Z', 'Europe/Rome')).toBe('martedì 1 giugno alle ore 18:00');
});

describe('whatever the browser’s language data says', () => {
  const dates = ['2026-11-24', '2027-02-28', '2028-02-29', '2028-12-31'].map(stayDate);
  const styles = Object.keys(dayStyles).filter((style) => style !== 'deadline') as Exclude<DayStyle, 'deadline'>[];
  const all = (): string[] =>
    Object.keys(spokenLanguages).flatMap((language) => [
      ...styles.flatMap((style) => dates.map((date) => formatDay(language, date, style))),
      ...[0, 1, 2, 3, 4, 5, 6].map((weekday) => formatWeekday(language, weekday)),
      ...currencies.flatMap((currency) => [12_345_67, -5].map((minor) => formatMoney(language, minor, currency))),
      formatCount(language, 1_234_567),
      formatTightPrice(language, 250_000_00, 'CHF'),
      formatList(language, ['A', 'B', 'C']),
      formatDeadline(language, '2027-06-09T16:00:00.000Z', 'Europe/Zurich'),
    ]);

  test('days, amounts, counts and lists are written the same in all languages', () => {
    const before = all();
    vi.stubGlobal('Intl', {});
    expect(all()).toEqual(before);
    vi.unstubAllGlobals();
    expect(before).not.toContain('');
    expect(before.filter((text) => /[{}#¤]|undefined|NaN/.test(text))).toEqual([]);
  });

  test('the words are those that the language is known by', () => {
    const day = stayDate('2026-11-24');
    expect(formatDay('en', day, 'choosing')).toBe('Tue 24 November');
    expect(formatDay('th', day, 'choosing')).toBe('อังคาร 24 พฤศจิกายน');
    expect(formatDay('ru', day, 'dated')).toBe('24 ноября 2026 г.');
    expect(formatDay('pl', day, 'month')).toBe('listopad 2026');
    expect(formatDay('pl', day, 'undated')).toBe('24 listopada');
    expect(formatDay('hi', day, 'spoken')).toBe('मंगलवार, 24 नवंबर 2026');
    expect(formatMoney('hi', 12_345_678_00, 'INR')).toBe('₹1,23,45,678.00');
    expect(formatMoney('pl', 1_234_00, 'PLN')).toBe('1234,00\u00a0zł');
    expect(formatMoney('nl', -5_00, 'EUR')).toBe('€\u00a0-5,00');
    expect(formatTightPrice('ko', 250_000, 'KRW')).toBe('25만');
    expect(formatTightPrice('en', 999_999, 'KRW')).toBe('1m');
    expect(formatTightPrice('de', 250_000, 'HUF')).toBe('2.500');
  });
});
