import { exampleProduct } from './example-product.ts';
import type { Examples } from './examples.ts';

const waitingId = '3f9c2b71d05e4a68c1b7';
const stay = { checkIn: '2027-06-11', checkOut: '2027-06-14', nbAdults: 2, nbChildren: 0, nbInfants: 0 };
const named = { hotelId: 1001, waitingId };
const token = 'kX2vN8qTz4…';
const waiting = {
  waitingId,
  state: 'waiting',
  ...stay,
  guestRoomId: null,
  wasOffered: false,
  offer: null,
};
const list = {
  isOpen: true,
  unconfirmed: 1,
  guests: [
    {
      waitingId,
      state: 'offered',
      email: 'anna.keller@example.com',
      ...stay,
      roomId: null,
      roomName: null,
      confirmedAt: '2027-05-01T19:48:00.000Z',
      offers: 1,
      offer: { roomId: 'double', roomName: 'Double Room with Lake View', heldUntil: '2027-05-04T16:00:00.000Z' },
      reservationId: null,
    },
  ],
};

export const waitingExamples = {
  getWaitingList: { params: { hotelId: 1001 }, answer: { isOpen: true } },
  askToWait: {
    params: { hotelId: 1001 },
    body: { email: 'anna.keller@example.com', lang: 'en', ...stay },
    answer: { isTaken: true },
  },
  getWaiting: {
    params: named,
    query: { t: token },
    answer: {
      ...waiting,
      state: 'offered',
      offer: { guestRoomId: 'double', heldUntil: '2027-05-04T16:00:00.000Z', products: [exampleProduct] },
    },
  },
  confirmWaiting: { params: named, body: { token }, answer: waiting },
  declineOffer: { params: named, body: { token }, answer: { ...waiting, wasOffered: true } },
  leaveWaitingList: { params: named, body: { token }, answer: { isGone: true } },
  getDeskWaitingList: { params: { hotelId: 1001 }, answer: list },
  switchWaitingList: { params: { hotelId: 1001 }, body: { isOpen: false }, answer: { ...list, isOpen: false } },
  moveWaiting: { params: named, body: { before: null }, answer: list },
  removeWaiting: { params: named, body: {}, answer: { ...list, guests: [] } },
  offerToWaiting: { params: named, body: {}, answer: list },
} satisfies Record<string, Examples>;
