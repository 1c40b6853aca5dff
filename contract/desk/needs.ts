import { feedTroubles } from '@stayfront/rules/calendar-feed/trouble';
import { z } from 'zod';
import { HotelParams } from '../hotel.ts';
import { KnownCard } from '../known-card.ts';
import { Currency, Slug } from '../property/shapes.ts';
import { NoQuery, Nothing, type Route } from '../route.ts';
import { statementLines } from './daily-statement.ts';
import { LetterKind } from './letters.ts';

const common = {
  needId: z.string().meta({ description: 'The same as long as it is the same need' }),
  since: z.iso.datetime().nullable().meta({ description: 'Null where nobody knows since when' }),
};
const about = {
  reservationId: z.string(),
  guestName: z.string().meta({ description: 'Empty once it was erased' }),
};
const stay = { roomNames: z.array(z.string()), arrival: z.string(), departure: z.string() };
const money = { amount: z.int(), currency: Currency };
const tries = {
  waiting: z.int().meta({ description: 'Messages that are tried again by themselves' }),
  failed: z.int().meta({ description: 'Messages that were given up' }),
  lastStatus: z.string().nullable(),
};
const rate = { roomId: z.string(), roomName: z.string() };

const feed = {
  feedId: z.string(),
  feed: z.string().meta({ description: 'What the house calls it' }),
  roomName: z.string(),
};

const paymentTroubles = ['paid-twice', 'too-much', 'late', 'wrong-amount', 'charged-back', 'refund-failed'] as const;

const Need = z
  .discriminatedUnion('kind', [
    z.object({ kind: z.literal('payment'), ...common, ...about, ...money, what: z.enum(paymentTroubles) }),
    z.object({
      kind: z.literal('hold'),
      ...common,
      ...about,
      ...money,
      endsAt: z.iso.datetime(),
      ...stay,
      awaits: z.enum(['payment', 'card', 'mail']),
    }),
    z.object({
      kind: z.literal('card'),
      ...common,
      ...about,
      what: z.enum(['ran-out', 'refused', 'overdue']).meta({
        description:
          'ran-out: rooms waited for a card, and are free again; refused: the bank has turned down the one that was given; overdue: the booking stands without it',
      }),
      dueOn: z.string().nullable(),
      ...stay,
      hasAddress: z.boolean().meta({ description: 'The guest can be written to' }),
    }),
    z.object({
      kind: z.literal('charge'),
      ...common,
      ...about,
      ...money,
      what: z.enum(['guarantee', 'rest']).meta({
        description:
          'The bank has said no. guarantee: to fees from the card that stands for the booking; rest: to what was due beyond the deposit',
      }),
      card: KnownCard.nullable(),
      payBy: z.string().meta({ description: 'Until when the guest might be asked to pay it by a link' }),
      hasAddress: z.boolean(),
    }),
    z.object({
      kind: z.literal('letter'),
      ...common,
      ...about,
      letterId: z.string(),
      letter: LetterKind,
      isGivenUp: z.boolean().meta({ description: 'False: it is tried again by itself' }),
      to: z.string().optional().meta({ description: 'Not told to readers' }),
    }),
    z.object({ kind: z.literal('webhook'), ...common, ...tries, webhookId: z.string(), host: z.string() }),
    z.object({
      kind: z.literal('system'),
      ...common,
      systemId: z.string(),
      title: z.string(),
      what: z.enum(['waiting', 'refused', 'failing']).meta({
        description:
          'waiting: bookings that it has not taken for an hour; refused: bookings that it would not take; failing: since then every message was refused or failed',
      }),
      count: z.int(),
      lastStatus: z.string().nullable(),
    }),
    z.object({ kind: z.literal('partner'), ...common, ...tries, partner: z.string() }),
    z.object({
      kind: z.literal('shown-price'),
      ...common,
      channelId: z.int().nullable(),
      shown: z.string().meta({ description: 'As the link said it' }),
      ours: z.int(),
      currency: Currency,
      checkIn: z.string(),
      checkOut: z.string(),
      adults: z.int(),
      roomName: z.string().nullable(),
      ratePlanName: z.string().nullable(),
      seen: z.int().meta({ description: 'How often, with all others of the same partner' }),
    }),
    z.object({ kind: z.literal('no-price'), ...common, ...rate, nights: z.array(z.string()) }),
    z.object({
      kind: z.literal('below-floor'),
      ...common,
      ...rate,
      ratePlanId: z.string(),
      ratePlanName: z.string(),
      floor: z.int(),
      lowest: z.int(),
      currency: Currency,
      nights: z.array(z.string()),
    }),
    z.object({
      kind: z.literal('feed'),
      ...common,
      ...feed,
      trouble: z.enum(feedTroubles).meta({ description: 'Why the last copy of a calendar that was read is kept' }),
    }),
    z.object({
      kind: z.literal('feed-clash'),
      ...common,
      ...feed,
      nights: z.array(z.string()).meta({ description: 'Taken there, and sold here' }),
    }),
    z.object({
      kind: z.literal('statement'),
      ...common,
      day: z.string(),
      lines: z
        .array(z.enum(statementLines))
        .meta({ description: 'Those of the last daily statement that do not hold' }),
      faults: z.int(),
    }),
  ])
  .meta({ id: 'Need' });
export type Need = z.infer<typeof Need>;

export const listNeeds = {
  operationId: 'listNeeds',
  noun: 'desk',
  summary: 'What needs somebody of the house, what presses most first; each goes when its cause does',
  method: 'GET',
  path: '/api/hotels/{hotelId}/desk/needs',
  params: HotelParams,
  query: NoQuery,
  body: Nothing,
  answer: z.object({ needs: z.array(Need) }).meta({ id: 'Needs' }),
  status: 200,
  isIdempotent: false,
  needsStaff: 'reader',
  refusals: [],
} satisfies Route;

export const retryMessages = {
  operationId: 'retryMessages',
  noun: 'desk',
  summary: 'Send now what a webhook or a partner has not taken, also what was given up',
  method: 'POST',
  path: '/api/hotels/{hotelId}/desk/retries',
  params: HotelParams,
  query: NoQuery,
  body: z.union([
    z.strictObject({ webhookId: Slug }),
    z.strictObject({ partner: z.enum(['tripadvisor', 'trivago', 'kayak', 'google']) }),
  ]),
  answer: z.object({ retried: z.int().meta({ description: 'How many messages are sent now' }) }),
  status: 200,
  isIdempotent: false,
  needsStaff: 'manager',
  refusals: [],
} satisfies Route;
