import type { Sheet } from '../followers/document/confirmation-sheet.ts';

/** A confirmation on paper as an ordinary guest gets it. */
export const plainSheet: Sheet = {
  lang: 'en',
  isRtl: false,
  reader: 'en',
  color: '#3b6075',
  hotel: 'Hotel Probe',
  place: ['Seeweg 1', '6000 Luzern', 'Switzerland'],
  title: 'Booking confirmed!',
  greeting: 'Dear Ada, Hotel Probe looks forward to welcoming you.',
  number: ['Order number', 'SB4-K7QM2XH9RD'],
  facts: [['Arrival', 'Friday, 11 June 2027, from 15:00']],
  rows: [
    { label: 'Room 1', room: 'Double room · Pay at the hotel', amount: 'CHF\u00a0272.21' },
    { label: 'Discount', amount: '-₹1,200.00' },
    { label: 'Total', amount: '€270.00', isTotal: true },
  ],
  terms: { title: 'Cancellation', lines: ['Free cancellation at any time.'] },
  link: { label: 'View your booking', href: 'https://book.example/7001/reservation/SB4-K7QM2XH9RD?t=token' },
  footer: ['Hotel Probe', '+41 41 000 00 00', 'desk@probe.example'],
};
