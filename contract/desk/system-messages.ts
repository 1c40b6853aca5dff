import { z } from 'zod';
import { HotelParams } from '../hotel.ts';
import { Nothing, NoQuery, type Route } from '../route.ts';
import { CalendarGuarded, CalendarWarned, CellValue } from './calendar/refused.ts';

const Fault = z.object({
  code: z.string().optional(),
  element: z.string().optional().meta({ description: 'Where it stands, as the other side would look for it' }),
  line: z.int().optional(),
  message: z.string(),
});

const Conflict = z.object({
  kind: z.enum(['stock', 'rate', 'rules']),
  room: z.string().nullable(),
  ratePlan: z.string().nullable(),
  from: z.string(),
  to: z.string(),
  who: z.string(),
  change: z.int(),
});

const told = {
  nights: z
    .object({ stock: z.int().optional(), prices: z.int().optional(), restrictions: z.int().optional() })
    .optional(),
  changed: z.int().optional().meta({ description: 'Nights that are another now' }),
  conflicts: z
    .array(Conflict)
    .optional()
    .meta({ description: 'Nights that somebody else had changed since, and that were put over' }),
  faults: z.array(Fault).optional(),
  warnings: z.array(Fault).optional(),
  facts: z.record(z.string(), z.union([z.string(), z.number(), z.boolean()])).optional(),
};

const SystemMessage = z
  .object({
    messageId: z.int(),
    systemId: z.string(),
    title: z.string().nullable().meta({ description: 'Null once the system was removed' }),
    direction: z.enum(['in', 'out']),
    action: z.string().meta({ example: 'OTA_HotelInvCountNotif:FreeRooms' }),
    at: z.iso.datetime(),
    tookMs: z.int(),
    outcome: z.enum(['taken', 'noted', 'warned', 'refused', 'failed']),
    ...told,
    changeId: z.string().nullable().meta({ description: 'The change of the calendar, which can be undone' }),
    reservationId: z.string().nullable(),
    canReplay: z.boolean(),
  })
  .meta({ id: 'SystemMessage' });
export type SystemMessage = z.infer<typeof SystemMessage>;

const Run = z
  .object({
    room: z.string().nullable(),
    ratePlan: z.string().nullable(),
    from: z.string(),
    to: z.string(),
    nights: z.int(),
    field: z.enum(['total', 'price', 'rules']),
    before: CellValue,
    after: CellValue,
  })
  .meta({ id: 'SystemMessageRun' });
export type SystemMessageRun = z.infer<typeof Run>;

const SystemMessageDetail = SystemMessage.extend({
  runs: z.array(Run).meta({ description: 'What it changed, days in a row as one; empty where that is forgotten' }),
  more: z.int(),
  request: z.string().nullable().meta({ description: 'As it was sent; null where guests are in it' }),
  answer: z.string().nullable(),
}).meta({ id: 'SystemMessageDetail' });
export type SystemMessageDetail = z.infer<typeof SystemMessageDetail>;

const desk = { noun: 'desk', status: 200, isIdempotent: false, needsStaff: 'manager' } as const;
const path = '/api/hotels/{hotelId}/desk/system-messages';
const MessageParams = HotelParams.extend({ messageId: z.coerce.number().int().min(1).max(1e15) });

export const listSystemMessages = {
  ...desk,
  operationId: 'listSystemMessages',
  summary: 'What was said with other systems within 30 days, the newest first',
  method: 'GET',
  path,
  params: HotelParams,
  query: z.strictObject({
    systemId: z.string().max(60).optional(),
    bad: z.enum(['yes']).optional().meta({ description: 'Only what was refused, failed or has a warning' }),
    before: z.coerce.number().int().min(1).max(1e15).optional(),
    limit: z.coerce.number().int().min(1).max(200).default(30),
  }),
  body: Nothing,
  answer: z
    .object({ messages: z.array(SystemMessage), before: z.int().nullable().meta({ description: 'For the next page' }) })
    .meta({ id: 'SystemMessages' }),
  refusals: [],
} satisfies Route;

export const getSystemMessage = {
  ...desk,
  operationId: 'getSystemMessage',
  summary: 'One message: what it changed, before and after, and what was sent',
  method: 'GET',
  path: `${path}/{messageId}`,
  params: MessageParams,
  query: NoQuery,
  body: Nothing,
  answer: SystemMessageDetail,
  refusals: ['hotel.unknown', 'message.unknown'],
} satisfies Route;

export const replaySystemMessage = {
  ...desk,
  operationId: 'replaySystemMessage',
  summary: 'What a message that came would change now; or have it done again',
  method: 'POST',
  path: `${path}/{messageId}/replay`,
  params: MessageParams,
  query: NoQuery,
  body: z.strictObject({
    isTrial: z.boolean().meta({ description: 'Only says what it would change' }),
    accepts: z.string().max(64).optional().meta({ description: 'That of warned: what looks like a slip is meant so' }),
  }),
  answer: z
    .object({
      runs: z.array(Run),
      more: z.int(),
      ...told,
      guarded: CalendarGuarded.optional().meta({
        description: 'Prices beyond a floor or a ceiling of the hotel, for which nothing was done, night by night',
      }),
      warned: CalendarWarned.optional().meta({
        description: 'Prices that look like a slip, for which nothing was done; who means them so sends accepts along',
      }),
    })
    .meta({ id: 'SystemMessageReplayed' }),
  refusals: ['hotel.unknown', 'message.unknown', 'message.forgotten', 'connection.unknown', 'connection.off'],
} satisfies Route;

const SystemDelivery = z
  .object({
    deliveryId: z.int(),
    systemId: z.string(),
    reservationId: z.string(),
    kind: z.enum(['commit', 'modify', 'cancel']),
    state: z.enum(['waiting', 'served', 'acknowledged', 'refused', 'given-up']),
    queuedAt: z.iso.datetime(),
    tries: z.int(),
    lastStatus: z.string().nullable(),
  })
  .meta({ id: 'SystemDelivery' });
export type SystemDelivery = z.infer<typeof SystemDelivery>;

export const listSystemDeliveries = {
  ...desk,
  operationId: 'listSystemDeliveries',
  summary: 'Bookings that a system has still to take, or would not take within 30 days; the oldest first',
  method: 'GET',
  path: '/api/hotels/{hotelId}/desk/system-deliveries',
  params: HotelParams,
  query: z.strictObject({ systemId: z.string().max(60) }),
  body: Nothing,
  answer: z.object({ deliveries: z.array(SystemDelivery) }).meta({ id: 'SystemDeliveries' }),
  refusals: [],
} satisfies Route;

export const sendDeliveryAgain = {
  ...desk,
  operationId: 'sendDeliveryAgain',
  summary: 'Give a booking to a system once more, with all that came after it',
  method: 'POST',
  path: '/api/hotels/{hotelId}/desk/system-deliveries/{deliveryId}/again',
  params: HotelParams.extend({ deliveryId: z.coerce.number().int().min(1).max(1e15) }),
  query: NoQuery,
  body: Nothing,
  answer: z.object({ deliveryId: z.int(), isQueued: z.literal(true) }).meta({ id: 'DeliverySentAgain' }),
  refusals: ['message.unknown'],
} satisfies Route;
