import { z } from 'zod';
import { HotelParams } from '../hotel.ts';
import { Slug } from '../property/shapes.ts';
import { NoQuery, Nothing, type Route } from '../route.ts';
import { HotelReservation, ReservationEvent } from './reservations.ts';

export const Webhook = z
  .object({
    webhookId: z.string(),
    url: z.string(),
    createdAt: z.iso.datetime(),
    waiting: z.int().meta({ description: 'Deliveries that are still tried' }),
    failed: z.int().meta({ description: 'Deliveries that were given up' }),
    lastStatus: z.string().nullable().meta({ description: 'What became of the newest delivery', example: '200' }),
  })
  .meta({ id: 'Webhook' });
export type Webhook = z.infer<typeof Webhook>;

/** What is posted to a webhook. */
export const WebhookBody = ReservationEvent.extend({
  hotelId: z.int(),
  reservation: HotelReservation.meta({ description: 'As it stands when this is sent' }),
});
export type WebhookBody = z.infer<typeof WebhookBody>;

export const WebhookParams = HotelParams.extend({ webhookId: Slug });

export const PutWebhookBody = z.strictObject({
  url: z.string().min(1).max(2_000).meta({ description: 'https on port 443 or 8443, at a public address' }),
  renewSecret: z.boolean().default(false).meta({ description: 'Make a new secret; the old one ends at once' }),
});

export const PutWebhookAnswer = z
  .object({
    webhookId: z.string(),
    url: z.string(),
    secret: z.string().nullable().meta({ description: 'What deliveries are signed with. Told once, when it is made' }),
  })
  .meta({ id: 'PutWebhookAnswer' });
export type PutWebhookAnswer = z.infer<typeof PutWebhookAnswer>;

export const putWebhook = {
  operationId: 'putWebhook',
  noun: 'management',
  summary: 'Have every change of a reservation posted to an address',
  method: 'PUT',
  path: '/api/hotels/{hotelId}/manage/webhooks/{webhookId}',
  params: WebhookParams,
  query: NoQuery,
  body: PutWebhookBody,
  answer: PutWebhookAnswer,
  status: 200,
  isIdempotent: false,
  needsKey: true,
  refusals: ['webhook.target', 'webhook.too_many'],
} satisfies Route;

export const listWebhooks = {
  operationId: 'listWebhooks',
  noun: 'management',
  summary: 'The hotel’s webhooks and how their deliveries fare',
  method: 'GET',
  path: '/api/hotels/{hotelId}/manage/webhooks',
  params: HotelParams,
  query: NoQuery,
  body: Nothing,
  answer: z.object({ webhooks: z.array(Webhook) }).meta({ id: 'Webhooks' }),
  status: 200,
  isIdempotent: false,
  needsKey: true,
  refusals: [],
} satisfies Route;

export const deleteWebhook = {
  operationId: 'deleteWebhook',
  noun: 'management',
  summary: 'Post nothing more to an address; what is still waiting is dropped',
  method: 'DELETE',
  path: '/api/hotels/{hotelId}/manage/webhooks/{webhookId}',
  params: WebhookParams,
  query: NoQuery,
  body: Nothing,
  answer: z.object({ webhookId: z.string() }).meta({ id: 'WebhookDeleted' }),
  status: 200,
  isIdempotent: false,
  needsKey: true,
  refusals: ['webhook.unknown'],
} satisfies Route;
