import type { Examples } from './examples.ts';

const named = { hotelId: 1001, reservationId: 'SB4-K7QM2XH9RD' };

export const deskChangeExamples = {
  undoCancellation: {
    params: named,
    body: { version: 2, tellsGuest: true },
    answer: {
      reservationId: named.reservationId,
      status: 'modify',
      version: 3,
      roomStays: [0],
      hotelCurrency: 'CHF',
      total: 38_400,
      feeLifted: 5_000,
      refunded: 33_400,
      paid: 5_000,
      open: 33_400,
      dueNow: 33_400,
    },
  },
} satisfies Record<string, Examples>;
