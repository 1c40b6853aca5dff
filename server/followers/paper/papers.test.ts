import { exampleReservation } from '@stayfront/contract/examples/example-reservation';
import { hotelExamples } from '@stayfront/contract/examples/hotel-examples';
import { DescriptiveInfo } from '@stayfront/contract/hotel';
import { Reservation } from '@stayfront/contract/reservation';
import { stayDate } from '@stayfront/rules/stay/stay-date';
import { describe, expect, test } from 'vitest';
import type { StoredInvoice } from '../../booking/invoice/stored-invoice.ts';
import { textsFor, type Texts } from '../../platform/texts/texts-for.ts';
import { languagesOfRun } from '../../testing/languages-of-run.ts';
import { manyScripts } from '../../testing/many-scripts.ts';
import { drawPdf } from '../document/draw-pdf.ts';
import type { Papers } from '../document/papers.ts';
import { invoicePaper } from './invoice-paper.ts';
import { registrationPapers } from './registration-paper.ts';

const info = DescriptiveInfo.parse(hotelExamples.getDescriptiveInfo.answer);
const credited: StoredInvoice = {
  invoiceNumber: '1001-2027-C0007',
  kind: 'credit-note',
  credits: '1001-2027-0012',
  refundId: null,
  issuedOn: stayDate('2027-06-14'),
  issuedAt: 0,
  by: 'mara@probe.example',
  gross: 20_300,
  content: {
    language: 'de',
    currency: 'CHF',
    seller: {
      name: 'Hotel Probe',
      company: 'Probe AG',
      vatNumber: 'CHE-116.281.710 MWST',
      address: ['Seeweg 1', '6000 Luzern'],
    },
    buyer: {
      name: 'Ada Lovelace',
      company: 'Keller GmbH',
      vatNumber: 'DE136695976',
      address: ['Kirchgasse 3', '79098 Freiburg'],
    },
    roomStays: [0],
    lines: [
      {
        kind: 'room',
        roomStayIndex: 0,
        text: 'Doppelzimmer · Flexibel',
        from: '2027-06-11',
        to: '2027-06-13',
        quantity: 1,
        gross: 10_380,
        vat: [{ basisPoints: 380, minor: 380 }],
      },
      {
        kind: 'service',
        roomStayIndex: 0,
        text: 'Sauna',
        from: null,
        to: null,
        quantity: 1,
        gross: 9_220,
        vat: [{ basisPoints: 810, minor: 691 }],
      },
      { kind: 'tax', roomStayIndex: 0, text: 'Kurtaxe', from: null, to: null, quantity: 1, gross: 700, vat: [] },
    ],
    paid: 10_000,
  },
};

/** A form for each room of a booking and a credit note, in one file. */
function allPapers(texts: Texts, guest: { givenName: string; surname: string }): Papers {
  const booked = Reservation.parse(exampleReservation);
  const reservation = { ...booked, guestInfo: { ...booked.guestInfo, ...guest } };
  const { language } = texts;
  const paper = invoicePaper(texts, booked.reservationId, { ...credited, content: { ...credited.content, language } });
  const forms = registrationPapers(texts, info, reservation, reservation.roomStays, 'room');
  return { title: paper.title, hotel: 'Hotel Probe', color: '#3b6075', papers: [...forms, paper] };
}
const plain = (text: string): string => text.replace(/[\u00a0\u202f]/g, ' ');
const pagesOf = (pdf: Buffer): number =>
  Number(/\/Type\s*\/Pages\b[^>]*\/Count (\d+)/.exec(pdf.toString('latin1'))?.[1]);

describe('papers of the desk', () => {
  test.each(languagesOfRun)('in %s have a glyph for every letter of all they say', async (language) => {
    const texts = await textsFor(language);
    const names = manyScripts.find((one) => one.language === language) ?? manyScripts[0];
    if (!names) throw new Error('There are no names');
    const pdf = await drawPdf(allPapers(texts, names), 'archive');
    expect(pdf.subarray(0, 5).toString()).toBe('%PDF-');
  });

  test('begin each on a page of its own, for readers of several scripts, and are the same each time', async () => {
    const papers = (['ja', 'ar', 'de'] as const).map(async (language) => {
      const names = manyScripts.find((one) => one.language === language) ?? manyScripts[0];
      return names ? allPapers(await textsFor(language), names).papers : [];
    });
    const all = {
      ...allPapers(await textsFor('en'), { givenName: 'Ada', surname: 'L' }),
      papers: (await Promise.all(papers)).flat(),
    };
    const [one, two] = [await drawPdf(all, 'archive'), await drawPdf(all, 'archive')];
    expect(pagesOf(one)).toBe(all.papers.length);
    expect(two.equals(one)).toBe(true);
  });

  test('of many lines go on to further pages', async () => {
    const texts = await textsFor('en');
    const [line] = credited.content.lines;
    const lines = line ? Array.from({ length: 80 }, () => line) : [];
    const paper = invoicePaper(texts, 'SB4-K7QM2XH9RD', { ...credited, content: { ...credited.content, lines } });
    const pdf = await drawPdf(
      { title: paper.title, hotel: 'Hotel Probe', color: '#3b6075', papers: [paper] },
      'archive',
    );
    expect(pagesOf(pdf)).toBeGreaterThan(2);
  });
});

describe('a credit note on paper', () => {
  test('names both companies and what it takes back, by rate, to the minor unit', async () => {
    const { title, to, place, footer, tables } = invoicePaper(await textsFor('en'), 'SB4-K7QM2XH9RD', credited);
    expect(title).toBe('Credit note 1001-2027-C0007');
    expect(to).toEqual(['Keller GmbH', 'Ada Lovelace', 'Kirchgasse 3', '79098 Freiburg', 'VAT number DE136695976']);
    expect(place[0]).toBe('Probe AG');
    expect(footer).toEqual(['Probe AG', 'VAT number CHE-116.281.710 MWST']);
    const [lines, byRate, paid] = tables.map(({ rows }) => rows.map(({ cells }) => cells.map(plain)));
    expect(lines).toEqual([
      ['For invoice 1001-2027-0012', '', ''],
      ['Room 1 · Doppelzimmer · Flexibel · 11 June 2027 – 13 June 2027', '3.8%', 'CHF 103.80'],
      ['Sauna', '8.1%', 'CHF 92.20'],
      ['Kurtaxe', '–', 'CHF 7.00'],
    ]);
    expect(byRate).toEqual([
      ['8.1%', 'CHF 85.29', 'CHF 6.91', 'CHF 92.20'],
      ['3.8%', 'CHF 100.00', 'CHF 3.80', 'CHF 103.80'],
      ['–', 'CHF 7.00', 'CHF 0.00', 'CHF 7.00'],
      ['Total', 'CHF 192.29', 'CHF 10.71', 'CHF 203.00'],
    ]);
    expect(paid).toEqual([
      ['Paid', 'CHF 100.00'],
      ['To be paid', 'CHF 103.00'],
    ]);
  });
});

describe('a registration form', () => {
  test('is one for each room, with a line for every person and the guest’s name on the first alone', async () => {
    const { papers } = allPapers(await textsFor('en'), { givenName: 'Ada', surname: 'Lovelace' });
    const forms = papers.slice(0, -1);
    const standing = Reservation.parse(exampleReservation).roomStays;
    expect(forms.map(({ tables }) => tables[0]?.rows.length)).toEqual(
      standing.map(({ nbAdults, nbChildren, nbInfants }) => nbAdults + nbChildren + nbInfants),
    );
    expect(forms.map(({ tables }) => tables[0]?.rows[0]?.cells[0])).toEqual(
      standing.map((_, place) => (place === 0 ? 'Ada Lovelace' : '')),
    );
  });
});
