import type { Examples } from './examples.ts';

const named = { hotelId: 1001, reservationId: 'SB4-K7QM2XH9RD' };
const invoiceNumber = '1001-2027-0001';
const pdf = '%PDF-1.7 …';
const issued = { invoiceNumber, issuedOn: '2027-05-05', currency: 'CHF', net: 37_004, vatTotal: 1_396, gross: 38_400 };

export const paperExamples = {
  getRegistrationForm: { params: named, query: { language: 'guest', per: 'room' }, answer: pdf },
  getRegistrationForms: { params: { hotelId: 1001, day: '2027-05-03' }, query: { language: 'guest' }, answer: pdf },
  getStatement: { params: named, query: { language: 'hotel' }, answer: pdf },
  listInvoices: {
    params: named,
    answer: {
      invoices: [
        {
          invoiceNumber,
          kind: 'invoice',
          credits: null,
          issuedOn: issued.issuedOn,
          issuedAt: '2027-05-05T08:12:00.000Z',
          by: 'mara@seeblick.example',
          language: 'de',
          currency: 'CHF',
          seller: {
            name: 'Hotel Seeblick',
            company: 'Seeblick Hotel AG',
            vatNumber: 'CHE-116.281.710 MWST',
            address: ['Seestrasse 14', '6353 Weggis', 'Schweiz'],
          },
          buyer: {
            name: 'Anna Keller',
            company: 'Keller Architektur GmbH',
            vatNumber: 'DE136695976',
            address: ['Kirchgasse 3', '79098 Freiburg', 'Deutschland'],
          },
          roomStays: [0],
          lines: [
            {
              kind: 'room',
              roomStayIndex: 0,
              text: 'Doppelzimmer mit Seeblick · Flexibel',
              from: '2027-05-03',
              to: '2027-05-05',
              quantity: 1,
              gross: 33_600,
              vat: [{ percentage: 3.8, amount: 1_230 }],
            },
            {
              kind: 'service',
              roomStayIndex: 0,
              text: 'Frühstück',
              from: null,
              to: null,
              quantity: 1,
              gross: 4_536,
              vat: [{ percentage: 3.8, amount: 166 }],
            },
            {
              kind: 'tax',
              roomStayIndex: 0,
              text: 'Kurtaxe',
              from: null,
              to: null,
              quantity: 1,
              gross: 264,
              vat: [],
            },
          ],
          vat: [
            { percentages: [3.8], net: 36_740, vat: 1_396, gross: 38_136 },
            { percentages: [], net: 264, vat: 0, gross: 264 },
          ],
          net: issued.net,
          vatTotal: issued.vatTotal,
          gross: issued.gross,
          paid: 38_400,
          credited: 0,
        },
      ],
    },
  },
  issueInvoice: {
    params: named,
    body: {
      version: 1,
      buyer: {
        company: 'Keller Architektur GmbH',
        vatNumber: 'DE136695976',
        address: { addressLine: 'Kirchgasse 3', postalCode: '79098', city: 'Freiburg', country: 'DE' },
      },
      language: 'guest',
    },
    answer: issued,
  },
  creditInvoice: {
    params: { ...named, invoiceNumber },
    body: { credit: 'rest', reason: 'Wrong company' },
    answer: { ...issued, invoiceNumber: '1001-2027-C0001' },
  },
  getInvoicePaper: { params: { ...named, invoiceNumber }, answer: pdf },
  exportDeskReservations: {
    params: { hotelId: 1001 },
    query: { view: 'arriving', format: 'csv', lang: 'de' },
    answer: 'Buchungsnummer;Gast;…',
  },
} satisfies Record<string, Examples>;
