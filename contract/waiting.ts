import { z } from 'zod';
import { Ages } from './ages.ts';
import { Email } from './guest-info.ts';
import { HotelParams } from './hotel.ts';
import { Product } from './offer.ts';
import { Day, Slug } from './property/shapes.ts';
import { LanguageCode } from './property/texts.ts';
import { NoQuery, Nothing, type Route } from './route.ts';
import { checkNights } from './search-query.ts';

const at = '/api/hotels/{hotelId}/waiting-list';
const Count = z.int().min(0).max(99);
const Token = z.string().min(1).max(200);

export const WaitingParams = HotelParams.extend({ waitingId: z.string().regex(/^[0-9a-f]{20}$/) });

/** The stay that somebody waits for. */
export const WaitingStay = {
  checkIn: z.string(),
  checkOut: z.string(),
  nbAdults: z.int(),
  nbChildren: z.int(),
  nbInfants: z.int(),
  ages: Ages,
};

export const getWaitingList = {
  operationId: 'getWaitingList',
  noun: 'waiting',
  summary: 'Whether guests may put themselves on the waiting list',
  method: 'GET',
  path: at,
  params: HotelParams,
  query: NoQuery,
  body: Nothing,
  answer: z.object({ isOpen: z.boolean() }).meta({ id: 'WaitingListOpen' }),
  status: 200,
  isIdempotent: false,
  refusals: ['hotel.unknown'],
} satisfies Route;

/** Answers the same for any address: who asks does not learn whether it is on the list already. */
export const askToWait = {
  operationId: 'askToWait',
  noun: 'waiting',
  summary:
    'Ask to be told when a room comes free for a stay. Nothing counts before the link in the letter is confirmed',
  method: 'POST',
  path: at,
  params: HotelParams,
  query: NoQuery,
  body: z
    .strictObject({
      email: Email,
      lang: LanguageCode.default('en').meta({ description: 'What letters are written in' }),
      checkIn: Day,
      checkOut: Day,
      nbAdults: Count,
      nbChildren: Count,
      nbInfants: Count,
      ages: Ages,
      guestRoomId: Slug.optional().meta({ description: 'The one kind of room that will do; absent, any' }),
    })
    .superRefine((body, context) => checkNights(body, context)),
  answer: z.object({ isTaken: z.literal(true) }).meta({ id: 'AskedToWait' }),
  status: 200,
  isIdempotent: false,
  refusals: [
    'hotel.unknown',
    'hotel.maintenance',
    'waiting.closed',
    'rate.unknown',
    'date.past',
    'date.range',
    'guests.bounds',
    'too_many_requests',
  ],
} satisfies Route;

export const Waiting = z
  .object({
    waitingId: z.string(),
    state: z.enum(['asked', 'waiting', 'offered', 'booked']).meta({
      description: 'asked: the link is not confirmed yet; offered: a room is held until offer.heldUntil',
    }),
    ...WaitingStay,
    guestRoomId: z.string().nullable(),
    wasOffered: z.boolean().meta({ description: 'A room was offered before and is offered no longer' }),
    offer: z
      .object({
        guestRoomId: z.string(),
        heldUntil: z.iso.datetime(),
        products: z.array(Product).meta({ description: 'Its rates, at prices that are kept as long as the room is' }),
      })
      .nullable(),
  })
  .meta({ id: 'Waiting' });
export type Waiting = z.infer<typeof Waiting>;

const byLink = {
  noun: 'waiting',
  params: WaitingParams,
  status: 200,
  isIdempotent: false,
} as const;
const act = { ...byLink, method: 'POST', query: NoQuery, body: z.strictObject({ token: Token }) } as const;

export const getWaiting = {
  ...byLink,
  operationId: 'getWaiting',
  summary: 'Where somebody stands who opens the link of the waiting list',
  method: 'GET',
  path: `${at}/{waitingId}`,
  query: z.strictObject({ t: Token }),
  body: Nothing,
  answer: Waiting,
  refusals: ['hotel.unknown', 'waiting.unknown'],
} satisfies Route;

export const confirmWaiting = {
  ...act,
  operationId: 'confirmWaiting',
  summary: 'Confirm by the link of the letter that one waits for a room',
  path: `${at}/{waitingId}/confirmation`,
  answer: Waiting,
  refusals: ['hotel.unknown', 'waiting.unknown'],
} satisfies Route;

export const declineOffer = {
  ...act,
  operationId: 'declineOffer',
  summary: 'Turn down the room on offer: it is offered to the next at once, and one goes on waiting for another',
  path: `${at}/{waitingId}/refusal`,
  answer: Waiting,
  refusals: ['hotel.unknown', 'waiting.unknown', 'waiting.not_offered'],
} satisfies Route;

export const leaveWaitingList = {
  ...act,
  operationId: 'leaveWaitingList',
  summary: 'Leave the waiting list: the entry and the address are forgotten. Asked again, it says the same',
  path: `${at}/{waitingId}/departure`,
  answer: z.object({ isGone: z.literal(true) }).meta({ id: 'LeftWaitingList' }),
  refusals: ['hotel.unknown'],
} satisfies Route;
