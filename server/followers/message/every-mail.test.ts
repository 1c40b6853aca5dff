import { readFile } from 'node:fs/promises';
import path from 'node:path';
import type { Language } from '@stayfront/contract/property/texts';
import { clockIn } from '@stayfront/rules/language/clock-in';
import { directionOf } from '@stayfront/rules/language/direction-of';
import { localeOf } from '@stayfront/rules/language/locale-of';
import { describe, expect, test } from 'vitest';
import { confirmationSheet } from '../document/confirmation-sheet.ts';
import { everyMail } from '../../testing/every-mail.ts';
import { languagesOfRun } from '../../testing/languages-of-run.ts';
import { sampleBooking } from '../../testing/sample-booking.ts';
import type { Mail } from './lay-out-mail.ts';
import { peopleIn } from '../summary/people-in.ts';
import { textsFor } from '../../platform/texts/texts-for.ts';

/** Names without letters: whatever has letters is ours. */
const names = { hotel: '1.1', room: '2.2', givenName: '3.3', surname: '4.4' };
const english = await everyMail('en', names);
const cognates = path.join(import.meta.dirname, '../../../guest/src/app/i18n/cognates.json');
const sameAs = JSON.parse(await readFile(cognates, 'utf8')) as Partial<Record<string, readonly string[]>>;

/** The pieces of text of a mail, in their order. */
const piecesOf = ({ subject, html }: Mail): string[] => [
  subject,
  ...html
    .replace(/<(style|script)[\s\S]*?<\/\1>/g, '')
    .split(/<[^>]*>/)
    .map((piece) =>
      piece
        .replace(/&#(\d+);/g, (_, code: string) => String.fromCharCode(Number(code)))
        .replace(/\s+/g, ' ')
        .trim(),
    )
    .filter((piece) => piece !== ''),
];

/** What is the same in all languages, or is written in Latin letters in all: addresses, codes and words of the net. */
const withoutNames = (text: string): string =>
  text.replace(/\S+@\S+|SB4-\w+|\b(?:GBP|USD|US|PDF|VAT|e-?mail|online)\b/gi, '').replace(/https?:\S+/g, '');

const latin = /^[\p{Script=Latin}\p{Script=Common}\p{Script=Inherited}]*$/u;
const isLatin = (language: Language): boolean =>
  latin.test(new Intl.DisplayNames(language, { type: 'region' }).of('CH') ?? '');

/** Hours as the 12-hour clock tells them, with the half of the day before or behind. */
const halfDay = (locale: string, hour: number): Intl.DateTimeFormatPart[] =>
  new Intl.DateTimeFormat(locale, {
    hour: 'numeric',
    minute: '2-digit',
    hourCycle: 'h12',
    timeZone: 'UTC',
  }).formatToParts(Date.UTC(2027, 5, 11, hour));
function halfDays(language: Language): RegExp {
  const halves = [localeOf(language), 'en-US', 'en-GB'].flatMap((locale) =>
    [3, 18].map((hour) => halfDay(locale, hour).find(({ type }) => type === 'dayPeriod')?.value ?? ''),
  );
  const half = [...new Set(halves)].map((one) => one.replaceAll('.', String.raw`\.`)).join('|');
  return new RegExp(String.raw`\d[:.]\d\d\s?(?:${half})(?!\p{L})|(?:${half})\s?\d{1,2}[:.]\d\d`, 'iu');
}

describe.each(languagesOfRun)('every letter in %s', async (language) => {
  const mails = await everyMail(language, names);

  test('says in what language it is and which way it runs', () => {
    for (const [name, { html }] of mails)
      expect([name, html]).toEqual([
        name,
        expect.stringContaining(`<html lang="${language}" dir="${directionOf(language)}">`),
      ]);
  });

  test('has nothing left to fill in, laid out or plain', () => {
    for (const [name, mail] of mails)
      for (const piece of [...piecesOf(mail), mail.text])
        expect([name, piece]).toEqual([name, expect.not.stringMatching(/[{}#]|undefined|null\b|NaN|\[object/)]);
  });

  test('tells hours by one clock, and so does the confirmation on paper', async () => {
    const [from, until, free] = ['15:00', '11:00', '18:05'].map((time) => clockIn(language, time));
    expect(mails.get('confirmation')?.text).toContain(from);
    expect(mails.get('confirmation')?.text).toContain(until);
    expect(mails.get('payment-link (guest)')?.text).toContain(free);
    const wrong = halfDays(language);
    const planted = halfDay(localeOf(language), 18).map(({ value }) => value);
    expect(planted.join('')).toMatch(wrong);
    for (const [name, { text }] of mails) expect([name, text]).toEqual([name, expect.not.stringMatching(wrong)]);
    const texts = await textsFor(language);
    const sheet = JSON.stringify(confirmationSheet(texts, { ...sampleBooking(texts, names), reader: language }));
    expect(sheet).toContain(clockIn(language, '18:00'));
    expect(sheet).not.toMatch(wrong);
  });

  test('is in that language, with nothing left in English', () => {
    if (language === 'en') return;
    expect([...mails.keys()]).toEqual([...english.keys()]);
    const known = new Set(sameAs[language]);
    const left = [...mails].flatMap(([name, mail]) => {
      const source = piecesOf(english.get(name) ?? mail);
      const pieces = piecesOf(mail);
      expect([name, pieces.length]).toEqual([name, source.length]);
      return pieces.filter((piece, at) => {
        const ours = withoutNames(piece);
        const isSame = piece === source[at] && /\p{L}{2}/u.test(ours) && !known.has(piece);
        return isSame || (!isLatin(language) && /[A-Za-z]{2}/.test(ours));
      });
    });
    expect(left).toEqual([]);
  });

  test('keeps the letters of a currency before its mark', () => {
    if (directionOf(language) === 'ltr') return;
    for (const [name, { text }] of mails)
      expect([name, text]).toEqual([name, expect.not.stringMatching(/[A-Z][$£¥](?!\u200e)/)]);
  });
});

test.each(languagesOfRun)('guests are counted in words that %s has for each number', async (language) => {
  const texts = await textsFor(language);
  const rules = new Intl.PluralRules(localeOf(language));
  for (const count of [1, 2, 3, 5, 10, 11, 21, 22, 100, 101]) {
    const said = peopleIn(texts, [{ nbAdults: count, nbChildren: count, nbInfants: count }]);
    const isNamed = /one|two/.test(rules.select(count)); // one guest, two guests may be words
    expect([count, said]).toEqual([count, expect.stringMatching(isNamed && count < 3 ? /\p{L}/u : String(count))]);
    expect([count, said]).toEqual([count, expect.not.stringMatching(/[{}#]/)]);
  }
});

test.each(languagesOfRun)('children are as old in %s as their guests say', async (language) => {
  const texts = await textsFor(language);
  const ages = Array.from({ length: 18 }, (_, age) => age);
  for (const age of ages) {
    const said = peopleIn(texts, [{ nbAdults: 2, nbChildren: 1, nbInfants: 0, ages: [age] }]);
    expect([age, said]).toEqual([age, expect.not.stringMatching(/[{}#]/)]);
    // Below one and, in some languages, one and two are said in words.
    expect([age, said]).toEqual([
      age,
      expect.stringMatching(age < 3 ? /[(（].+[)）]/ : new RegExp(`[(（].*${age}.*[)）]`)),
    ]);
  }
  expect(
    new Set(ages.map((age) => peopleIn(texts, [{ nbAdults: 2, nbChildren: 1, nbInfants: 0, ages: [age] }]))).size,
  ).toBe(18);
});
