import { exampleReservation } from '@stayfront/contract/examples/example-reservation';
import { expect, test } from 'vitest';
import { find } from '../../testing/by-role.ts';
import { showScreen } from '../../testing/show-screen.tsx';

const [room] = exampleReservation.roomStays;
const policy = 'Cancelling later costs the price of the first night. For this stay that is CHF 474.29.';
const mixed = {
  ...exampleReservation,
  hotelId: 1001,
  status: 'pay',
  currency: 'USD',
  hotelCurrency: 'CHF',
  exchangeRate: { rate: 1.2, date: '2027-05-02' },
  totalPrice: 187_420,
  hotelTotalPrice: 156_180,
  payableNow: 58_209,
  hotelPayableNow: 48_510,
  payableLater: 129_211,
  hotelPayableLater: 107_670,
  vat: [
    { percentage: 8.1, amount: 97, hotelAmount: 81 },
    { percentage: 3.8, amount: 6_807, hotelAmount: 5_673 },
  ],
  guaranteeCard: { brand: 'visa', suffix: '1111' },
  roomStays: [
    { ...room, guaranteeType: 'PrePay', cancellationPolicyText: policy },
    { ...room, roomStayIndex: 1 },
  ],
};
const address = `/1001/checkout/thank-you?reservationId=${mixed.reservationId}&t=the-token`;

test('the confirmation repeats what was charged, VAT by rate, the card and what cancelling comes to', async () => {
  await showScreen(address, { answers: { getReservation: mixed } });
  await find('heading', 'Booking and payment confirmed!');
  const text = (document.body.textContent ?? '').replace(/\s/g, ' ');
  for (const words of [
    'Paid in advance: CHF 485.10 (≈ $582.09)',
    'You pay CHF 1,076.70 (≈ $1,292.11) at the hotel',
    'CHF 1,561.80≈ $1,874.20',
    'VAT 8.1%, included: CHF 0.81',
    'VAT 3.8%, included: CHF 56.73',
    'Card kept as a guarantee: Visa ···· 1111',
    policy,
  ])
    expect(text).toContain(words);
});

test('it leads to the guest’s own page', async () => {
  await showScreen(address, { answers: { getReservation: mixed } });
  const link = await find('link', 'See your reservation');
  expect(link.getAttribute('href')).toBe(`/1001/reservation/${mixed.reservationId}?t=the-token`);
});
