import { troubles } from '@stayfront/rules/connection/trouble';
import { z } from 'zod';
import { HotelParams } from '../hotel.ts';
import { Currency } from '../property/shapes.ts';
import { NoQuery, Nothing, type Route } from '../route.ts';
import { ConnectionIdText } from './connections.ts';

const messageStates = ['waiting', 'taken', 'failed', 'withheld', 'void'] as const;

const MessageIdText = z
  .string()
  .regex(/^(webhook\.[a-z0-9-]{1,40}\.\d{1,15}|partner\.[a-z]{1,20}\.[A-Z0-9-]{1,40})$/, 'Use an id of listMessages')
  .meta({ example: 'webhook.pms.42' });

const Message = z
  .object({
    messageId: MessageIdText,
    connectionId: ConnectionIdText,
    to: z
      .string()
      .meta({ description: 'The host of a webhook’s address; the partner’s name', example: 'pms.example.com' }),
    at: z.iso.datetime().meta({ description: 'When it came up' }),
    what: z.string().meta({
      description:
        'To a webhook what happened, as in events of the management API; to a partner booking, change or cancellation',
    }),
    reservationId: z.string(),
    guestName: z.string().nullable().meta({ description: 'Null once the guest was erased' }),
    state: z.enum(messageStates).meta({
      description:
        'waiting: it is tried again by itself; failed: given up; withheld: the guest has not agreed; void: cancelled or erased ' +
        'before it was told',
    }),
    attempts: z.int(),
    lastStatus: z.string().nullable(),
    trouble: z
      .enum(troubles)
      .nullable()
      .meta({ description: 'Why it was not taken; null where it was, or was not tried' }),
    tookMs: z.int().nullable(),
  })
  .meta({ id: 'Message' });
export type Message = z.infer<typeof Message>;

const fields = [
  'arrival',
  'departure',
  'room',
  'rate',
  'rooms',
  'adults',
  'total',
  'presence',
  'number',
  'expected',
] as const;

const MessageField = z
  .object({
    field: z.enum(fields),
    before: z.union([z.string(), z.number()]).nullable().meta({ description: 'What they have; null: nothing' }),
    after: z.union([z.string(), z.number()]).nullable().meta({ description: 'What we say; amounts in minor units' }),
  })
  .meta({ id: 'MessageField' });
export type MessageField = z.infer<typeof MessageField>;

const MessageTry = z
  .object({
    at: z.iso.datetime(),
    tookMs: z.int(),
    isTaken: z.boolean(),
    status: z.string(),
    trouble: z.enum(troubles).nullable(),
    answer: z
      .string()
      .nullable()
      .meta({ description: 'The beginning of what was said, without the guest’s own words' }),
  })
  .meta({ id: 'MessageTry' });

export const MessageDetail = Message.extend({
  isOn: z.boolean().meta({ description: 'Whether the connection is switched on' }),
  currency: Currency,
  says: z.array(MessageField),
  nextTryAt: z.iso.datetime().nullable(),
  tries: z.array(MessageTry).meta({ description: 'Of the last 30 days, the newest first' }),
  request: z
    .object({
      method: z.string(),
      url: z.string(),
      headers: z.record(z.string(), z.string()),
      body: z.string().nullable(),
    })
    .nullable()
    .meta({ description: 'As it would be sent now: what was sent is not kept. Keys and signatures are left out' }),
}).meta({ id: 'MessageDetail' });
export type MessageDetail = z.infer<typeof MessageDetail>;

const desk = { noun: 'desk', status: 200, isIdempotent: false } as const;
const path = '/api/hotels/{hotelId}/desk/messages';
const MessageParams = HotelParams.extend({ messageId: MessageIdText });

export const listMessages = {
  ...desk,
  operationId: 'listMessages',
  summary: 'What webhooks and partners were told of, the newest first',
  method: 'GET',
  path,
  params: HotelParams,
  query: z.strictObject({
    connectionId: ConnectionIdText.optional(),
    text: z
      .string()
      .trim()
      .max(100)
      .optional()
      .meta({ description: 'Part of a guest’s name, a reference, an e-mail address or a telephone, as in the list' }),
    open: z.enum(['yes']).optional().meta({ description: 'Only what was not taken: it waits, or was given up' }),
    cursor: z.string().max(300).optional().meta({ description: 'Of the page before; absent, the newest' }),
    limit: z.coerce.number().int().min(1).max(500).default(30),
  }),
  body: Nothing,
  answer: z
    .object({
      messages: z.array(Message),
      cursor: z.string().nullable().meta({ description: 'Null: there is nothing older' }),
      isCut: z.boolean().meta({ description: 'More than 200 reservations fit the text: write more of it' }),
    })
    .meta({ id: 'Messages' }),
  needsStaff: 'manager',
  refusals: ['hotel.unknown', 'cursor.invalid'],
} satisfies Route;

export const getMessage = {
  ...desk,
  operationId: 'getMessage',
  summary: 'One message: what it says, what happened to it, and the request itself',
  method: 'GET',
  path: `${path}/{messageId}`,
  params: MessageParams,
  query: NoQuery,
  body: Nothing,
  answer: MessageDetail,
  needsStaff: 'manager',
  refusals: ['hotel.unknown', 'message.unknown'],
} satisfies Route;

/** At least once, as ever: who receives it knows the same number of an event, or the same reservation, again. */
export const sendMessageAgain = {
  ...desk,
  operationId: 'sendMessageAgain',
  summary: 'Send a message now, also one that was given up; to a webhook also one that was taken',
  method: 'POST',
  path: `${path}/{messageId}/tries`,
  params: MessageParams,
  query: NoQuery,
  body: Nothing,
  answer: z.object({ messageId: z.string(), isQueued: z.literal(true) }).meta({ id: 'MessageQueued' }),
  needsStaff: 'manager',
  refusals: ['message.unknown', 'message.settled', 'connection.off'],
} satisfies Route;
