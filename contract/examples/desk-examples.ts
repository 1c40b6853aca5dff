import type { Examples } from './examples.ts';

const stay = {
  reservationId: 'SB4-K7QM2XH9RD',
  roomStayIndex: 0,
  roomId: 'double',
  roomName: 'Double Room with Lake View',
  ratePlanName: 'Flexible',
  guestName: 'Anna Keller',
  arrival: '2027-05-03',
  departure: '2027-05-05',
  nights: 2,
  adults: 2,
  children: 1,
  infants: 0,
  ages: [7],
  specialRequest: 'A quiet room, please',
  presence: 'expected',
  roomNumber: null,
  expectedTime: '22:15',
  owed: 38_400,
};
const note = {
  noteId: 'n4bQgYhMfWWaL-qgxVrQFa',
  text: 'Comes after ten in the evening, key at the bar',
  by: 'anna@hotel-seeblick.example',
  writtenAt: '2027-05-02T09:30:00.000Z',
};
const named = { hotelId: 1001, reservationId: stay.reservationId };

export const deskExamples = {
  getDeskHouse: {
    params: { hotelId: 1001 },
    query: { lang: 'en' },
    answer: {
      hotelId: 1001,
      hotelName: 'Hotel Seeblick',
      city: 'Lucerne',
      currency: 'CHF',
      timeZone: 'Europe/Zurich',
      language: 'de',
      today: stay.arrival,
      isOpen: true,
      guests: {
        adults: { min: 1, max: 6 },
        children: { min: 0, max: 4, fromAge: 3, toAge: 15 },
        infants: { min: 0, max: 2, fromAge: 0, toAge: 2 },
      },
      rooms: [{ id: 'double', name: stay.roomName, maxOccupancy: 3, numbers: ['204', '206'] }],
      ratePlans: [{ id: 'flexible', name: 'Flexible' }],
      ways: { link: true, card: true },
      who: { by: 'anna@hotel-seeblick.example', role: 'front-desk' },
    },
  },
  getDay: {
    params: { hotelId: 1001, day: stay.arrival },
    answer: { day: stay.arrival, today: stay.arrival, currency: 'CHF', arrivals: [stay], inHouse: [], departures: [] },
  },
  setPresence: {
    params: { ...named, roomStayIndex: 0 },
    body: { presence: 'arrived' },
    answer: { reservationId: stay.reservationId, roomStayIndex: 0, presence: 'arrived', before: 'expected' },
  },
  setRoomNumber: {
    params: { ...named, roomStayIndex: 0 },
    body: { number: '204' },
    answer: { reservationId: stay.reservationId, roomStayIndex: 0, number: '204', before: null },
  },
  setExpectedTime: {
    params: { ...named, roomStayIndex: 0 },
    body: { time: '22:15' },
    answer: { reservationId: stay.reservationId, roomStayIndex: 0, time: '22:15', before: null },
  },
  moveHold: {
    params: named,
    body: { heldUntil: '2027-05-02T16:00:00.000Z', tellsGuest: true },
    answer: {
      reservationId: stay.reservationId,
      holdExpiresAt: '2027-05-02T16:00:00.000Z',
      before: '2027-05-01T16:00:00.000Z',
    },
  },
  describeDeskCancellation: {
    params: named,
    answer: {
      reservationId: stay.reservationId,
      version: 1,
      hotelCurrency: 'CHF',
      rooms: [{ roomStayIndex: 0, total: 38_400, policyFee: 19_200 }],
      paid: 38_400,
      refundAtPolicy: 19_200,
      refundAtNone: 38_400,
      mayWaive: 10_000,
      guarantee: { state: 'none', card: { brand: 'visa', suffix: '1111' }, amount: 0 },
    },
  },
  cancelForHotel: {
    params: named,
    body: { version: 1, fee: { minor: 5_000 }, reason: 'Ill, with a doctor’s note', tellsGuest: true },
    answer: {
      reservationId: stay.reservationId,
      status: 'cancel',
      version: 2,
      cancellationFee: 5_000,
      refund: 33_400,
      hotelCurrency: 'CHF',
      open: 0,
      charging: 0,
    },
  },
  listNotes: { params: named, answer: { notes: [note] } },
  addNote: { params: named, body: { text: note.text }, answer: note },
  removeNote: { params: { ...named, noteId: note.noteId }, answer: { noteId: note.noteId, isRemoved: true } },
} satisfies Record<string, Examples>;
