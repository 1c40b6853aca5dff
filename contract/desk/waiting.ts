import { z } from 'zod';
import { HotelParams } from '../hotel.ts';
import { NoQuery, Nothing, type Route } from '../route.ts';
import { WaitingParams, WaitingStay } from '../waiting.ts';

const at = '/api/hotels/{hotelId}/desk/waiting-list';

const WaitingGuest = z.object({
  waitingId: z.string(),
  state: z.enum(['waiting', 'offered', 'booked']),
  email: z.string(),
  ...WaitingStay,
  roomId: z.string().nullable().meta({ description: 'The one kind of room that will do; null, any' }),
  roomName: z.string().nullable(),
  confirmedAt: z.iso.datetime(),
  offers: z.int().meta({ description: 'How often a room was offered' }),
  offer: z.object({ roomId: z.string(), roomName: z.string(), heldUntil: z.iso.datetime() }).nullable(),
  reservationId: z.string().nullable().meta({ description: 'What they booked of an offer' }),
});
export type WaitingGuest = z.infer<typeof WaitingGuest>;

export const DeskWaitingList = z
  .object({
    isOpen: z.boolean().meta({ description: 'Whether guests may put themselves on it, and rooms are offered' }),
    unconfirmed: z.int().meta({ description: 'Who has asked and not confirmed by the link yet' }),
    guests: z.array(WaitingGuest).meta({ description: 'In the order in which they are asked' }),
  })
  .meta({ id: 'DeskWaitingList' });
export type DeskWaitingList = z.infer<typeof DeskWaitingList>;

const shared = {
  noun: 'desk',
  query: NoQuery,
  answer: DeskWaitingList,
  status: 200,
  isIdempotent: false,
} as const;

export const getDeskWaitingList = {
  ...shared,
  operationId: 'getDeskWaitingList',
  summary: 'Who waits for a room, in the order in which they are asked',
  method: 'GET',
  path: at,
  params: HotelParams,
  body: Nothing,
  needsStaff: 'reader',
  refusals: ['hotel.unknown'],
} satisfies Route;

export const switchWaitingList = {
  ...shared,
  operationId: 'switchWaitingList',
  summary: 'Take guests on the waiting list, or no longer. Off, no room is offered; who is on it stays on it',
  method: 'PUT',
  path: `${at}/setting`,
  params: HotelParams,
  body: z.strictObject({ isOpen: z.boolean() }),
  needsStaff: 'manager',
  refusals: ['hotel.unknown'],
} satisfies Route;

export const moveWaiting = {
  ...shared,
  operationId: 'moveWaiting',
  summary: 'Ask a guest of the waiting list before another, or last',
  method: 'POST',
  path: `${at}/{waitingId}/place`,
  params: WaitingParams,
  body: z.strictObject({
    before: z.string().max(40).nullable().meta({ description: 'The waitingId of who comes next; null: nobody' }),
  }),
  needsStaff: 'front-desk',
  refusals: ['hotel.unknown', 'waiting.unknown'],
} satisfies Route;

export const removeWaiting = {
  ...shared,
  operationId: 'removeWaiting',
  summary: 'Take a guest off the waiting list and forget the address; a room on offer is free again',
  method: 'POST',
  path: `${at}/{waitingId}/removal`,
  params: WaitingParams,
  body: z.strictObject({}),
  needsStaff: 'front-desk',
  refusals: ['hotel.unknown', 'waiting.unknown'],
} satisfies Route;

export const offerToWaiting = {
  ...shared,
  operationId: 'offerToWaiting',
  summary:
    'Offer a free room to this guest now, whoever stands before; it is held for two hours and the guest is written to',
  method: 'POST',
  path: `${at}/{waitingId}/offer`,
  params: WaitingParams,
  body: z.strictObject({}),
  needsStaff: 'front-desk',
  refusals: ['hotel.unknown', 'waiting.unknown', 'waiting.not_waiting', 'waiting.no_room'],
} satisfies Route;
