import { exampleReservation } from '@stayfront/contract/examples/example-reservation';
import { screen } from '@testing-library/react';
import { expect, test } from 'vitest';
import { showScreen } from '../../testing/show-screen.tsx';

const hotelId = 1001;
const { reservationId } = exampleReservation;
const url = `/${hotelId}/reservation/${reservationId}?t=the-token`;
const rest = { dueOn: '2027-05-28', amount: 29_400, hotelAmount: 29_400 };
const reservation = { ...exampleReservation, hotelId, hotelCurrency: 'CHF', currency: 'CHF', payableOn: [rest] };

test('H02 the guest’s page says what is taken from which card on which day, and where to pay before', async () => {
  const restCard = { brand: 'visa', suffix: '1111' };
  await showScreen(url, { answers: { getReservation: { ...reservation, restCard } } });
  const way = await screen.findByRole('link', { name: 'Proceed to payment' });
  expect(way.getAttribute('href')).toBe(`/${hotelId}/reservation/payment/${reservationId}?t=the-token`);
  expect(document.body.textContent).toMatch(/On 28 May 2027 CHF\s294\.00 is taken from your card Visa\s····\s1111\./);
});

test('H02 without a card that can be charged it asks to pay until that day', async () => {
  await showScreen(url, { answers: { getReservation: { ...reservation, restCard: null } } });
  await screen.findByRole('link', { name: 'Proceed to payment' });
  expect(document.body.textContent).toMatch(/Please pay CHF\s294\.00 by 28 May 2027\./);
});
