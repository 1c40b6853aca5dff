import { beforeEach, describe, expect, test } from 'vitest';
import { freshDatabase } from '../../testing/fresh-database.ts';
import { newsSetup, spaced } from '../../testing/news-setup.ts';
import { publicUrl, startApp } from '../../testing/start-app.ts';
import type { News } from '../../booking/reservation/news.ts';

const database = await freshDatabase();
const clock = { now: Date.parse('2027-06-01T12:00:00Z') };
const { open, book, mailBoth } = newsSetup(database, await startApp(database, clock), clock);
const amount = { minor: 27_221, currency: 'CHF' } as const;
beforeEach(open);

test('a change that cost something says what, and what was paid or goes back', async () => {
  const { reservationId } = await book('de');
  const news = { what: 'changed', version: 2, fee: 1_000, refund: 26_221, paid: 0 } as const;
  const { guest } = await mailBoth(reservationId, news);
  const text = spaced(guest[0]?.text ?? '');
  expect(text).toContain('Gebühr für die Änderung: 10,00 CHF\nRückerstattung: 262,21 CHF');
  expect(text).toMatch(/262,21 CHF gehen zurück auf die Karte, .* innerhalb von 10 Tagen\./);
  expect(text).not.toContain('Bezahlt');
});

describe('money on an unusual way', () => {
  const payment = (what: Extract<News, { what: 'payment' }>['payment']): News => ({
    what: 'payment',
    payment: what,
    intentId: 'SP-123',
    amount,
  });

  test.each(['late', 'surplus', 'amount-mismatch'] as const)('that is %s is told to guest and desk', async (what) => {
    const { reservationId } = await book();
    const { guest, hotel: mails } = await mailBoth(reservationId, payment(what));
    expect(guest[0]?.subject).toBe(`Your payment is going back: Hotel Probe, ${reservationId}`);
    expect(guest[0]?.text).toContain('send back all of it');
    expect(spaced(mails[0]?.text ?? '')).toContain('Betrag: 272,21 CHF');
    expect(mails[0]?.text).toContain('Zahlungsnummer: SP-123');
  });

  test.each([
    ['refund-stuck', 'Eine Rückerstattung braucht Ihre Hilfe'],
    ['returned', 'Zahlung zurückgeschickt'],
  ] as const)('that is %s is the hotel’s affair alone', async (what, title) => {
    const { reservationId } = await book();
    const { guest, hotel: mails } = await mailBoth(reservationId, payment(what));
    expect(guest).toEqual([]);
    expect(mails[0]?.subject).toBe(`${title}: Ada Lovelace, ${reservationId}`);
  });
});

describe('money that came, went back or is asked for', () => {
  test.each([
    [{ what: 'paid', intentId: 'SP-1', amount }, 'Payment received', 'Zahlung erhalten', 'Paid: CHF 272.21'],
    [{ what: 'refunded', refundId: 'SR-1', amount }, 'Refund sent', 'Rückerstattung gesendet', 'Refund: CHF 272.21'],
    [
      { what: 'payment-link', mark: 'm', amount },
      'Pay for your booking',
      'Zahlungslink gesendet',
      'To be paid: CHF 272.21',
    ],
  ] as const)('is told to guest and desk: %o', async (news, title, deskTitle, line) => {
    const { reservationId } = await book();
    const { guest, hotel: mails } = await mailBoth(reservationId, news);
    expect(guest[0]?.subject).toBe(`${title}: Hotel Probe, ${reservationId}`);
    expect(spaced(guest[0]?.text ?? '')).toContain(line);
    expect(mails[0]?.subject).toBe(`${deskTitle}: Ada Lovelace, ${reservationId}`);
    expect(spaced(mails[0]?.text ?? '')).toContain('272,21 CHF');
  });

  test('is asked for with a link that leads to where it is paid', async () => {
    const { reservationId, token } = await book();
    const news = { what: 'payment-link', mark: 'm', amount } as const;
    const { guest } = await mailBoth(reservationId, news);
    expect(guest[0]?.text).toContain(`${publicUrl}/7001/reservation/payment/${reservationId}?t=${token}&lang=en`);
  });
});
