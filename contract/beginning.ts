import { countries } from '@stayfront/rules/place/countries';
import { z } from 'zod';
import { Email, Phone } from './guest-info.ts';
import { HotelParams } from './hotel.ts';
import { SignedInOperator } from './operator.ts';
import { Address } from './property/content.ts';
import { Currency, TimeZone } from './property/shapes.ts';
import { LanguageCode } from './property/texts.ts';
import { NoQuery, type Route } from './route.ts';

const Name = z.string().trim().min(1, 'The field is required').max(80);

const HouseAddress = Address.extend({
  countryCode: Address.shape.countryCode.refine((code) => countries.has(code), {
    message: 'There is no country of this code',
  }),
});

/** A hotel before anything else is known of it. What its country says needs no saying. */
const NewHotel = z.strictObject({
  name: Name,
  address: HouseAddress,
  phone: Phone.optional(),
  email: Email.optional().meta({ description: 'Where guests reach the house; absent: the address of its owner' }),
  timeZone: TimeZone.optional().meta({ description: 'Needed where the country lives by several clocks' }),
  currency: Currency.optional().meta({
    description: 'Needed where that of the country is none that guests can pay in here',
  }),
  language: LanguageCode.optional().meta({ description: 'The house’s own; absent: the first of the country’s' }),
});
export type NewHotel = z.infer<typeof NewHotel>;

export const BegunHotelShape = SignedInOperator.extend({
  hotelId: z.int().meta({ description: 'The number it was given' }),
}).meta({
  id: 'BegunHotel',
  description: 'The hotel is there for its people alone until openHotel; who began it is its owner and signed in there',
});
export type BegunHotel = z.infer<typeof BegunHotelShape>;

const begins = {
  noun: 'operator',
  method: 'POST',
  query: NoQuery,
  answer: BegunHotelShape,
  status: 201,
  isIdempotent: false,
  isOwnPageOnly: true,
} as const;

export const beginHotel = {
  ...begins,
  operationId: 'beginHotel',
  summary: 'Begin a hotel by a link for it: the first of an installation, or one that whoever runs it has asked for',
  path: '/api/hotels',
  params: z.strictObject({}),
  body: NewHotel.extend({
    token: z.string().min(1).max(200).meta({ description: 'What the link carries as t' }),
    owner: Email.meta({ description: 'The address its first owner signs in by' }),
  }),
  limitedAs: 'sign-in',
  refusals: ['beginning.link'],
} satisfies Route;

export const beginAnotherHotel = {
  ...begins,
  operationId: 'beginAnotherHotel',
  summary: 'Begin a further hotel, for an owner to whom all hotels of this installation belong',
  path: '/api/hotels/{hotelId}/operator/hotels/begun',
  params: HotelParams,
  body: NewHotel,
  needsOperator: 'owner',
  refusals: ['beginning.not_yours'],
} satisfies Route;

/** What of the other hotel the new one begins with, beside its rooms, rates, policies, services and texts. */
const CopyHotel = NewHotel.pick({ name: true, phone: true, email: true }).extend({
  address: HouseAddress.optional().meta({ description: 'Absent: that of the other' }),
  timeZone: TimeZone.optional().meta({ description: 'Absent: that of the other' }),
  keepsPictures: z.boolean().default(true).meta({
    description: 'False: none, not the logo either; rooms, services and packages stand without',
  }),
  keepsLegal: z.boolean().default(true).meta({
    description: 'Privacy policy, terms and who runs the house; false: the text that every hotel begins with',
  }),
  keepsContacts: z.boolean().default(false).meta({
    description: 'Telephone, e-mail address and web addresses, where none are given here',
  }),
});
export type CopyHotel = z.infer<typeof CopyHotel>;

export const copyHotel = {
  ...begins,
  operationId: 'copyHotel',
  summary:
    'Begin a hotel as a copy of this one, in the same chain: without its calendar, reservations, people, keys, partners and credentials',
  path: '/api/hotels/{hotelId}/operator/hotels/copies',
  params: HotelParams,
  body: CopyHotel,
  needsOperator: 'owner',
  refusals: ['beginning.not_yours'],
} satisfies Route;
