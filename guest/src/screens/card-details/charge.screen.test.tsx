import { exampleProduct } from '@stayfront/contract/examples/example-product';
import type { Product } from '@stayfront/contract/offer';
import { stayDate } from '@stayfront/rules/stay/stay-date';
import { screen, waitFor } from '@testing-library/react';
import { beforeEach, expect, test } from 'vitest';
import { noDetails, type Order } from '../../app/flow/booking-request.ts';
import { bookingStore } from '../../app/flow/booking-store.ts';
import { all, find } from '../../testing/by-role.ts';
import { showScreen } from '../../testing/show-screen.tsx';

const hotelId = 1001;
const order = (part: Partial<Product>): Order => ({
  guestRoomId: 'double',
  roomTypeName: 'Double room',
  stay: { arrival: stayDate('2027-06-11'), departure: stayDate('2027-06-14') },
  guests: { adults: 2, children: 0, infants: 0 },
  language: 'en',
  isBooked: true,
  product: { ...(exampleProduct as unknown as Product), currency: 'USD', totalDiscount: 0, totalVat: 2_131, ...part },
  services: [
    {
      serviceId: 'bicycle',
      name: 'Bicycle',
      pricingType: 'Per use',
      units: 1,
      unitPrice: 1_297,
      hotelUnitPrice: 1_081,
      quantity: 1,
      vatBasisPoints: [810],
    },
  ],
});
/** One room is paid in advance, the other at the hotel: at a Swiss house, by a guest who thinks in dollars. */
const mixed = [
  order({
    guaranteeType: 'PrePay',
    reference: 'quote-1',
    roomPrice: 56_912,
    hotelRoomPrice: 47_429,
    hotelTotalDiscount: 0,
  }),
  {
    ...order({
      guaranteeType: 'None',
      reference: 'quote-2',
      roomPrice: 129_211,
      hotelRoomPrice: 107_670,
      hotelTotalDiscount: 0,
    }),
    services: [],
  },
];
const email = 'ada@example.com';
const details = {
  ...noDetails,
  givenName: 'Ada',
  surname: 'Lovelace',
  email,
  emailAgain: email,
  phone: '+442079460000',
};

beforeEach(() => {
  const store = bookingStore(hotelId);
  store.write({ ...store.read(), orders: mixed, details, isDetailed: true, done: null, paying: null });
});

const text = (): string => (document.body.textContent ?? '').replace(/\s/g, ' ');

test('headline and button say what is charged in the currency it is charged in, the guest’s beside it', async () => {
  const { user } = await showScreen(`/${hotelId}/checkout/card-details`, { visit: { currency: 'USD' } });
  await screen.findByText(/You pay CHF\s485\.10 now\./);
  expect(text()).toContain('You pay CHF 485.10 now. ≈ $582.09');
  // In the summary too, on a phone beside the button: what is charged today and what at the hotel, never another sum.
  expect(text()).toContain('CHF 485.10 due today');
  expect(text()).toContain('Due at the hotel≈ $1,292.11CHF 1,076.70');
  await user.click(await find('checkbox'));
  await waitFor(() => expect(all('button', /^Pay CHF\s485\.10 now$/)).not.toEqual([]));
});

test('VAT is told by rate, that of services too', async () => {
  await showScreen(`/${hotelId}/checkout/card-details`, { visit: { currency: 'USD' } });
  await screen.findByText(/You pay/);
  expect(text()).toContain('VAT 8.1%, included$0.97');
  expect(text()).toContain('VAT 3.8%, included$42.62');
});

test('before agreeing a guest reads the whole sentence on cancelling, with its amount', async () => {
  const answers = {
    getOrderConditions: {
      roomStays: ['CHF 474.29', 'CHF 358.90'].map((amount) => ({
        cancellationConditions: { condition: 'free', freeUntil: '2027-06-08T16:00:00.000Z' },
        cancellationPolicyText: `Cancelling later costs the price of the first night. For this stay that is ${amount}.`,
      })),
    },
  };
  const { calls } = await showScreen(`/${hotelId}/checkout/card-details`, { answers });
  await screen.findByText(/For this stay that is CHF 474\.29\./);
  await screen.findByText(/For this stay that is CHF 358\.90\./);
  expect(calls.find(({ operationId }) => operationId === 'getOrderConditions')?.body).toMatchObject({
    roomStays: [
      { reference: 'quote-1', services: [{ serviceId: 'bicycle', quantity: 1, totalPrice: 1_297 }] },
      { reference: 'quote-2', services: [] },
    ],
  });
});

test('where the hotel cannot say the amount, the policy of the rate stands there', async () => {
  const silent = () => {
    throw new Error('no answer');
  };
  await showScreen(`/${hotelId}/checkout/card-details`, { answers: { getOrderConditions: silent } });
  expect(await screen.findAllByText(/later costs the price of the first night\.$/)).toBeTruthy();
});

test('who pays for one room now is told that the card is kept for the other', async () => {
  await showScreen(`/${hotelId}/checkout/card-details`);
  await screen.findByText(/Your card is also kept as a guarantee/);
  const store = bookingStore(hotelId);
  store.write({ ...store.read(), orders: mixed.slice(0, 1) });
  await waitFor(() => expect(screen.queryByText(/Your card is also kept as a guarantee/)).toBeNull());
});
