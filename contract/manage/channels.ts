import { partnerNames } from '@stayfront/rules/channel/partner-names';
import { z } from 'zod';
import { HotelParams } from '../hotel.ts';
import { PlainText } from '../plain-text.ts';
import { Currency } from '../property/shapes.ts';
import { NoQuery, Nothing, type Route } from '../route.ts';

const Partner = z.enum(partnerNames);
export type PartnerName = z.infer<typeof Partner>;

const Word = z
  .string()
  .min(1)
  .max(400)
  .regex(/^[\x21-\x7e]+$/, 'Use letters, digits and signs, without spaces');
const Address = (usual?: string) => {
  const text = z.string().min(1).max(2_000);
  const described = { description: 'https on port 443 or 8443, at a public address' };
  return usual === undefined ? text.meta(described) : text.default(usual).meta(described);
};

/** How a hotel reaches each partner. Kept sealed, never sent back. */
export const ChannelSettings = z.discriminatedUnion('partner', [
  z.strictObject({
    partner: z.literal('tripadvisor'),
    url: Address().meta({ description: 'Where Tripadvisor takes conversions, as it told the hotel' }),
    id: Word.meta({ description: 'The pixel’s id' }),
    partnerName: Word.meta({ description: 'The hotel’s or its vendor’s name at Tripadvisor', example: 'SSC_Example' }),
  }),
  z.strictObject({
    partner: z.literal('trivago'),
    url: Address('https://secde.trivago.com/tracking/booking'),
    apiKey: Word,
    advertiserId: Word,
    hotel: Word.meta({ description: 'The hotel’s number in the inventory that trivago knows' }),
  }),
  z.strictObject({
    partner: z.literal('kayak'),
    url: Address('https://www.kayak.com/s/kayakpixel/confirm'),
    provider: Word.meta({ description: 'The provider’s name at Kayak' }),
  }),
  z.strictObject({
    partner: z.literal('google'),
    url: Address('https://googleads.googleapis.com/v26'),
    tokenUrl: Address('https://oauth2.googleapis.com/token'),
    customerId: z.string().regex(/^\d{6,12}$/, 'Digits only, without hyphens'),
    loginCustomerId: z
      .string()
      .regex(/^\d{6,12}$/, 'Digits only, without hyphens')
      .optional(),
    conversionActionId: z.string().regex(/^\d{1,20}$/, 'Digits only'),
    developerToken: Word,
    clientId: Word,
    clientSecret: Word,
    refreshToken: Word,
    whenNotAsked: z.enum(['withhold', 'tell']).default('withhold').meta({
      description:
        'What becomes of bookings of guests whom nobody asked for consent. Google wants a yes for guests in Europe; tell says nothing about consent',
    }),
  }),
]);
export type ChannelSettings = z.infer<typeof ChannelSettings>;

export const ChannelPartner = z
  .object({
    partner: Partner,
    url: z.string().nullable().meta({ description: 'Where it is reached; null where the server’s secret is another' }),
    updatedAt: z.iso.datetime(),
  })
  .meta({
    id: 'ChannelPartner',
    description: 'A partner that hears of the bookings it brought; its keys are not told',
  });
export type ChannelPartner = z.infer<typeof ChannelPartner>;

export const putChannel = {
  operationId: 'putChannel',
  noun: 'management',
  summary: 'Have a partner told of the bookings it brings; replaces what stood for it',
  method: 'PUT',
  path: '/api/hotels/{hotelId}/manage/channels',
  params: HotelParams,
  query: NoQuery,
  body: ChannelSettings,
  answer: ChannelPartner,
  status: 200,
  isIdempotent: false,
  needsKey: true,
  refusals: ['channel.target'],
} satisfies Route;

export const listChannels = {
  operationId: 'listChannels',
  noun: 'management',
  summary: 'The partners that are told of bookings',
  method: 'GET',
  path: '/api/hotels/{hotelId}/manage/channels',
  params: HotelParams,
  query: NoQuery,
  body: Nothing,
  answer: z.object({ channels: z.array(ChannelPartner) }).meta({ id: 'ChannelPartners' }),
  status: 200,
  isIdempotent: false,
  needsKey: true,
  refusals: [],
} satisfies Route;

export const deleteChannel = {
  operationId: 'deleteChannel',
  noun: 'management',
  summary: 'Tell a partner nothing more; what still waits for it is given up',
  method: 'DELETE',
  path: '/api/hotels/{hotelId}/manage/channels/{partner}',
  params: HotelParams.extend({ partner: Partner }),
  query: NoQuery,
  body: Nothing,
  answer: z.object({ partner: Partner }).meta({ id: 'ChannelDeleted' }),
  status: 200,
  isIdempotent: false,
  needsKey: true,
  refusals: ['channel.unknown'],
} satisfies Route;

const ConversionFacts = z
  .object({
    arrival: z.string(),
    departure: z.string(),
    rooms: z.int(),
    roomNights: z.int(),
    adults: z.int(),
    total: z.int().meta({ description: 'Rooms and services in the hotel’s currency, before local taxes' }),
    tax: z.int().meta({ description: 'VAT inside the total' }),
    currency: Currency,
  })
  .meta({ id: 'ConversionFacts' });
export type ConversionFacts = z.infer<typeof ConversionFacts>;

const states = ['waiting', 'sent', 'failed', 'withheld', 'void'] as const;

export const Conversion = z
  .object({
    reservationId: z.string(),
    partner: Partner,
    state: z.enum(states).meta({
      description:
        'waiting: is (again) to be told; sent: the partner knows how it stands; failed: given up after 14 tries; ' +
        'withheld: the guest did not consent, or was not asked where the partner wants a yes; void: cancelled or erased before the partner heard of it',
    }),
    told: z.enum(['booking', 'change', 'cancellation']).nullable().meta({ description: 'What the partner took last' }),
    facts: ConversionFacts.nullable().meta({ description: 'What it was told of the booking' }),
    attempts: z.int(),
    lastStatus: z.string().nullable().meta({ description: 'What the partner answered last', example: '200' }),
    createdAt: z.iso.datetime(),
    updatedAt: z.iso.datetime(),
  })
  .meta({ id: 'Conversion' });
export type Conversion = z.infer<typeof Conversion>;

export const listConversions = {
  operationId: 'listConversions',
  noun: 'management',
  summary: 'What partners were told of bookings, the newest first: one record per reservation and partner',
  method: 'GET',
  path: '/api/hotels/{hotelId}/manage/conversions',
  params: HotelParams,
  query: z.strictObject({
    reservationId: PlainText(40).optional(),
    state: z.enum(states).optional(),
    before: z.string().max(200).optional().meta({ description: 'The cursor of the answer before' }),
  }),
  body: Nothing,
  answer: z
    .object({
      conversions: z.array(Conversion),
      cursor: z
        .string()
        .nullable()
        .meta({ description: 'Send it as `before` for older ones; null where there are none' }),
    })
    .meta({ id: 'Conversions' }),
  status: 200,
  isIdempotent: false,
  needsKey: true,
  refusals: ['cursor.invalid'],
} satisfies Route;
