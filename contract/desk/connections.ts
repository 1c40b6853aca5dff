import { partnerNames } from '@stayfront/rules/channel/partner-names';
import { connectionKinds } from '@stayfront/rules/connection/connection-id';
import { troubles } from '@stayfront/rules/connection/trouble';
import { z } from 'zod';
import { HotelParams } from '../hotel.ts';
import { ChannelPartner, ChannelSettings } from '../manage/channels.ts';
import { PriceMismatch } from '../manage/price-mismatches.ts';
import { PutWebhookAnswer, PutWebhookBody, WebhookParams } from '../manage/webhooks.ts';
import { NoQuery, Nothing, type Route } from '../route.ts';

export const ConnectionIdText = z
  .string()
  .regex(/^(webhook|partner)\.[a-z0-9][a-z0-9-]{0,39}$/, 'Use an id of listConnections, e.g. "webhook.pms"')
  .meta({ description: 'webhook. or partner. and its name', example: 'webhook.pms' });

const states = ['new', 'ok', 'silent', 'given-up', 'off'] as const;

const health = {
  connectionId: ConnectionIdText,
  kind: z.enum(connectionKinds),
  isOn: z.boolean(),
  state: z.enum(states).meta({
    description:
      'new: nothing was told yet; ok: it takes what it is told; silent: it has taken nothing since; given-up: it takes what ' +
      'comes now, and something before was given up; off: nothing is told, and what happens meanwhile waits',
  }),
  since: z.iso
    .datetime()
    .nullable()
    .meta({ description: 'Of silent: of when the oldest message is that was not taken' }),
  trouble: z
    .enum(troubles)
    .nullable()
    .meta({ description: 'What stands behind the last answer; null where it was a yes' }),
  lastStatus: z.string().nullable().meta({ example: '200' }),
  lastAt: z.iso.datetime().nullable().meta({ description: 'When it was tried last; null where that is not known' }),
  lastTookMs: z.int().nullable(),
  waiting: z.int().meta({ description: 'Messages that are still to be taken' }),
  failed: z.int().meta({ description: 'Messages that were given up' }),
  hours: z
    .array(z.enum(['quiet', 'good', 'bad']))
    .meta({ description: 'The last 24 hours, the oldest first; bad: a try was not taken; quiet: nothing was tried' }),
};

const ConnectedWebhook = z
  .object({ ...health, webhookId: z.string(), url: z.string(), host: z.string(), createdAt: z.iso.datetime() })
  .meta({ id: 'ConnectedWebhook' });
export type ConnectedWebhook = z.infer<typeof ConnectedWebhook>;

const ConnectedPartner = z
  .object({
    ...health,
    partner: z.enum(partnerNames),
    url: z.string().nullable().meta({ description: 'Null where its keys cannot be opened any more: put them again' }),
    updatedAt: z.iso.datetime(),
    bookings: z.int().meta({ description: 'How many bookings of the last 30 days it was told of' }),
    withheld: z.int().meta({ description: 'How many it was not told of, for want of the guest’s consent' }),
  })
  .meta({ id: 'ConnectedPartner' });
export type ConnectedPartner = z.infer<typeof ConnectedPartner>;

const ConnectedKey = z
  .object({
    keyId: z.string(),
    name: z.string(),
    createdAt: z.iso.datetime(),
    lastUsedAt: z.iso.datetime().nullable().meta({ description: 'To the minute; null where it was never seen' }),
  })
  .meta({ id: 'ConnectedKey' });
export type ConnectedKey = z.infer<typeof ConnectedKey>;

const SeenMismatch = PriceMismatch.extend({
  roomName: z.string().nullable(),
  ratePlanName: z.string().nullable(),
}).meta({ id: 'SeenMismatch' });
export type SeenMismatch = z.infer<typeof SeenMismatch>;

export const Connections = z
  .object({
    webhooks: z.array(ConnectedWebhook),
    partners: z.array(ConnectedPartner),
    keys: z.array(ConnectedKey).meta({ description: 'Those that open something' }),
    mismatches: z.array(SeenMismatch).meta({ description: 'Prices shown wrongly within a week, the newest 20' }),
  })
  .meta({ id: 'Connections' });
export type Connections = z.infer<typeof Connections>;

const desk = { noun: 'desk', query: NoQuery, status: 200, isIdempotent: false } as const;
const path = '/api/hotels/{hotelId}/desk';

export const listConnections = {
  ...desk,
  operationId: 'listConnections',
  summary: 'Keys, webhooks and partners of the hotel, and how each fares',
  method: 'GET',
  path: `${path}/connections`,
  params: HotelParams,
  body: Nothing,
  answer: Connections,
  needsStaff: 'manager',
  refusals: ['hotel.unknown'],
} satisfies Route;

const ConnectionParams = HotelParams.extend({ connectionId: ConnectionIdText });

export const switchConnection = {
  ...desk,
  operationId: 'switchConnection',
  summary: 'Tell somebody nothing until it is switched on again; what waits, and what happens meanwhile, is told then',
  method: 'PUT',
  path: `${path}/connections/{connectionId}/switch`,
  params: ConnectionParams,
  body: z.strictObject({ isOn: z.boolean() }),
  answer: z
    .object({ connectionId: z.string(), isOn: z.boolean(), before: z.boolean() })
    .meta({ id: 'ConnectionSwitched' }),
  needsStaff: 'manager',
  refusals: ['connection.unknown'],
} satisfies Route;

export const removeConnection = {
  ...desk,
  operationId: 'removeConnection',
  summary: 'Take a webhook or the keys of a partner away; what waits is dropped. One that is gone already is gone',
  method: 'DELETE',
  path: `${path}/connections/{connectionId}`,
  params: ConnectionParams,
  body: Nothing,
  answer: z.object({ connectionId: z.string(), isRemoved: z.literal(true) }).meta({ id: 'ConnectionRemoved' }),
  needsStaff: 'manager',
  refusals: [],
} satisfies Route;

export const putDeskWebhook = {
  ...desk,
  operationId: 'putDeskWebhook',
  summary: 'Have every change of a reservation posted to an address, as putWebhook does',
  method: 'PUT',
  path: `${path}/webhooks/{webhookId}`,
  params: WebhookParams,
  body: PutWebhookBody,
  answer: PutWebhookAnswer,
  needsStaff: 'manager',
  refusals: ['webhook.target', 'webhook.too_many'],
} satisfies Route;

export const putDeskPartner = {
  ...desk,
  operationId: 'putDeskPartner',
  summary: 'Have a partner told of the bookings it brings, as putChannel does',
  method: 'PUT',
  path: `${path}/partners`,
  params: HotelParams,
  body: ChannelSettings,
  answer: ChannelPartner,
  needsStaff: 'manager',
  refusals: ['channel.target'],
} satisfies Route;
