import { inflateSync } from 'node:zlib';
import { describe, expect, test } from 'vitest';
import { textsFor } from '../../platform/texts/texts-for.ts';
import { languagesOfRun } from '../../testing/languages-of-run.ts';
import { manyScripts } from '../../testing/many-scripts.ts';
import { sampleBooking } from '../../testing/sample-booking.ts';
import { plainSheet as sheet } from '../../testing/plain-sheet.ts';
import { confirmationSheet } from './confirmation-sheet.ts';
import { drawPdf } from './draw-pdf.ts';

/** What the file holds, its packed parts unpacked. */
function contentOf(pdf: Buffer): string {
  let text = pdf.toString('latin1');
  for (const found of pdf.toString('latin1').matchAll(/stream\r?\n/g)) {
    const packed = pdf.subarray(found.index + found[0].length);
    try {
      text += inflateSync(packed, { finishFlush: 2 }).toString('latin1');
    } catch {
      // not every part is packed
    }
  }
  return text;
}

describe('the confirmation on paper', () => {
  test.each(languagesOfRun)('in %s has a glyph for every letter of all it can say', async (language) => {
    const texts = await textsFor(language);
    const names = manyScripts.find((one) => one.language === language) ?? manyScripts[0];
    expect(names).toBeDefined();
    if (!names) return;
    const written = confirmationSheet(texts, { ...sampleBooking(texts, names), reader: language });
    const pdf = await drawPdf(written, 'archive');
    expect(pdf.subarray(0, 5).toString()).toBe('%PDF-');
    expect(pdf.length).toBeLessThan(300_000);
  });

  test('has all scripts on one page, for a guest with a name from anywhere', async () => {
    const names = manyScripts.map(({ givenName, surname }) => `${givenName} ${surname}`).join(', ');
    const facts = [['Guests', names]] as const;
    const pdf = await drawPdf({ ...sheet, facts }, 'archive');
    expect(contentOf(pdf).match(/\/Type\s*\/Page\b/g)).toHaveLength(1);
  });

  test.each(['en', 'ar'] as const)('keeps names that run the other way to themselves, in %s', async (reader) => {
    const texts = await textsFor(reader);
    const greetings = manyScripts.map((names) => {
      const { greeting } = confirmationSheet(texts, { ...sampleBooking(texts, names), reader });
      const [char = ''] = names.givenName;
      const isAgainst = (names.language === 'ar' || names.language === 'he') !== (reader === 'ar');
      expect(greeting.includes(`\u2068${char}`)).toBe(isAgainst);
      return greeting;
    });
    // All of them on one sheet: the letters of each language by itself are looked at above.
    const facts = greetings.map((greeting) => ['Guest', greeting] as const);
    expect((await drawPdf({ ...sheet, facts }, 'archive')).subarray(0, 5).toString()).toBe('%PDF-');
  });

  test('draws an empty box for a letter that no font has, and would be told of it', async () => {
    const strange = { ...sheet, greeting: 'Dear Ada \u{1F600}' };
    await expect(drawPdf(strange, 'archive')).rejects.toThrow('could not be displayed');
    expect((await drawPdf(strange)).subarray(0, 5).toString()).toBe('%PDF-');
  });

  test('says what it is given, and takes nothing of it for markup', async () => {
    const pdf = await drawPdf({
      ...sheet,
      hotel: '#panic("gone") $x$ *bold* \\ //',
      greeting: '#read("/etc/passwd") @label <b> [x]',
    });
    expect(pdf.subarray(0, 5).toString()).toBe('%PDF-');
  });

  test('goes on to a second page when there is much to say', async () => {
    const rows = Array.from({ length: 60 }, (_, i) => ({ label: `Service ${i}`, amount: 'CHF 10.00' }));
    expect(contentOf(await drawPdf({ ...sheet, rows })).match(/\/Type\s*\/Page\b/g)?.length).toBeGreaterThan(1);
  });

  test('is the same each time it is drawn', async () => {
    const [one, two] = [await drawPdf(sheet), await drawPdf(sheet)];
    expect(one.equals(two)).toBe(true);
  });
});
