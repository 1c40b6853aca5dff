import type { Examples } from './examples.ts';
import { exampleReservation } from './example-reservation.ts';

export const bookingExamples = {
  sendBookingRequest: {
    body: {
      requestType: 'Book',
      reservation: {
        sessionId: 'a1B2c3D4e5F6g7H8',
        roomStays: [
          {
            reference: '2~rt~double~pay-at-hotel~…',
            services: [{ serviceId: 'breakfast', quantity: 2, totalPrice: 4800 }],
          },
        ],
        guestInfo: { givenName: 'Ada', surname: 'Lovelace', email: 'ada@example.com', phone: '+442079460000' },
        lang: 'en',
        channelParameters: { channelId: 387 },
      },
    },
    answer: {
      status: 'book',
      reservationId: 'SB4-K7QM2XH9RD',
      token: 'the-token-of-the-confirmation',
      createDateTime: '2027-05-02T09:30:00.000Z',
      version: 1,
      payableNow: 0,
      holdExpiresAt: null,
      awaits: null,
      areRoomsHeld: false,
    },
  },
  getReservation: {
    params: { hotelId: 1003, reservationId: 'SB4-K7QM2XH9RD' },
    query: { t: 'the-token-of-the-confirmation' },
    answer: exampleReservation,
  },
  confirmReservation: {
    params: { hotelId: 1003, reservationId: 'SB4-K7QM2XH9RD' },
    body: { token: 'the-token-of-the-confirmation', code: 'the-code-in-the-link-of-the-mail' },
    answer: { reservationId: 'SB4-K7QM2XH9RD', status: 'book' },
  },
  cancelRoomStay: {
    params: { hotelId: 1003, reservationId: 'SB4-K7QM2XH9RD', roomStayIndex: 1 },
    body: { token: 'the-token-of-the-confirmation' },
    answer: {
      reservationId: 'SB4-K7QM2XH9RD',
      status: 'modify',
      cancellationFee: 0,
      hotelCurrency: 'GBP',
      currency: 'GBP',
      totalPrice: 61400,
      totalVat: 10233,
      roomVat: 10233,
      keptPrice: 0,
      refund: 0,
      refundCard: null,
    },
  },
  resendConfirmation: {
    params: { hotelId: 1003, reservationId: 'SB4-K7QM2XH9RD' },
    body: { token: 'the-token-of-the-confirmation' },
    answer: { reservationId: 'SB4-K7QM2XH9RD', isTaken: true },
  },
  makeHandover: {
    params: { hotelId: 1003, reservationId: 'SB4-K7QM2XH9RD' },
    body: { token: 'the-token-of-the-confirmation', page: 'https://www.riverhouse.example/book' },
    answer: { address: 'https://www.riverhouse.example/book#stayfront=1003.a-code-that-works-once' },
  },
  takeHandover: {
    body: { code: 'a-code-that-works-once' },
    answer: { reservationId: 'SB4-K7QM2XH9RD', token: 'the-token-of-the-confirmation' },
  },
  sendLostLinks: { body: { email: 'ada@example.com', lang: 'en' }, answer: { isTaken: true } },
  getReservationCancellationPolicies: {
    body: { reservationEmail: 'ada@example.com', reservationId: 'SB4-K7QM2XH9RD', lang: 'en' },
    answer: {
      reservationId: 'SB4-K7QM2XH9RD',
      nbRooms: 1,
      startDate: '2027-06-11',
      endDate: '2027-06-13',
      totalPrice: 61400,
      currency: 'GBP',
      text: 'Free cancellation until 8 June 2027, 18:00 (time at the hotel). Cancelling later costs the price of the first night. For this stay that is £296.00.',
      cancellationFee: 0,
      hotelCurrency: 'GBP',
      refund: 61400,
      refundCard: { brand: 'visa', suffix: '1111' },
    },
  },
  sendCancellationRequest: {
    body: { reservationEmail: 'ada@example.com', reservationId: 'SB4-K7QM2XH9RD' },
    answer: {
      reservationId: 'SB4-K7QM2XH9RD',
      status: 'cancel',
      cancellationFee: 29600,
      hotelCurrency: 'GBP',
      currency: 'GBP',
      totalPrice: 61400,
      totalVat: 10233,
      roomVat: 10233,
      keptPrice: 29600,
      refund: 31800,
      refundCard: { brand: 'visa', suffix: '1111' },
    },
  },
  discardReservation: {
    params: { hotelId: 1003, reservationId: 'SB4-K7QM2XH9RD' },
    body: { token: 'the-token-of-the-confirmation' },
    answer: { reservationId: 'SB4-K7QM2XH9RD', status: 'discarded' },
  },
  initSecureFields: {
    body: { sessionId: 'a1B2c3D4e5F6g7H8' },
    answer: { status: 'success', data: { version: '5.45.0', data: 'eyJ0b2tlbiI6Ii4uLiJ9' } },
  },
  checkCard: {
    body: { sessionId: 'a1B2c3D4e5F6g7H8', instrumentId: '0d1f2e3c-4b5a-4968-8776-655443322110' },
    answer: { status: 'pending', challengeUrl: 'https://bank.example/3ds/7c1e' },
  },
  initPaymentTransaction: {
    params: { hotelId: 1003, reservationId: 'SB4-K7QM2XH9RD' },
    body: { token: 'the-token-of-the-confirmation', profileId: '5f0c1c1e-7d0a-4a86-9d4f-5f6f3c1f9a10', amount: 56100 },
    answer: {
      status: 'success',
      amount: 56100,
      currency: 'CHF',
      paymentProvider: 'PAYRAILS',
      data: { version: '1.0', data: 'eyJ0b2tlbiI6Ii4uLiJ9' },
    },
  },
  getReservationPayment: {
    params: { hotelId: 1001, reservationId: 'SB4-K7QM2XH9RD' },
    query: { t: 'the-token-of-the-confirmation' },
    answer: {
      reservationId: 'SB4-K7QM2XH9RD',
      status: 'held',
      state: 'payable',
      hotelCurrency: 'CHF',
      total: 98200,
      keptFees: 0,
      paid: 0,
      dueNow: 56100,
      dueAtHotel: 42100,
      localTax: 2520,
      choices: [{ kind: 'due', amount: 56100 }],
      attempt: null,
    },
  },
  getTransactionStatus: {
    params: { hotelId: 1003, reservationId: 'SB4-K7QM2XH9RD' },
    body: { token: 'the-token-of-the-confirmation' },
    answer: { reservationId: 'SB4-K7QM2XH9RD', status: 'success' },
  },
} satisfies Record<string, Examples>;
