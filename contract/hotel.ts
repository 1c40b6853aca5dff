import { z } from 'zod';
import { cardCodes, GuestBoundsShape } from './property/content.ts';
import { FacilityName, Location, WayToGo } from './property/house.ts';
import { Config, Theme } from './property/look.ts';
import { otherLanguages } from './property/other-languages.ts';
import { Currency, HotelId } from './property/shapes.ts';
import { LanguageCode } from './property/texts.ts';
import { NoQuery, Nothing, type Route } from './route.ts';

export const HotelParams = z.strictObject({ hotelId: HotelId });

/** A picture in three sizes and three formats, with what is needed to lay out the page before it has loaded. */
export const Picture = z
  .object({
    imageId: z.string(),
    alt: z.string(),
    width: z.int(),
    height: z.int(),
    placeholder: z.string().meta({ description: 'A tiny blurred picture as a data URL' }),
    focus: z
      .object({ x: z.number(), y: z.number() })
      .optional()
      .meta({ description: 'What must stay visible where it is cut further, in percent; absent: the middle' }),
    src: z.string(),
    sources: z.array(z.object({ type: z.string(), srcSet: z.string() })),
  })
  .meta({ id: 'Picture' });
export type Picture = z.infer<typeof Picture>;

export const HotelConfig = Config.extend({
  hotelId: HotelId,
  hotelChainId: z.int().nullable(),
  currency: Currency,
  language: LanguageCode,
  guestsBounds: GuestBoundsShape,
  asksAges: z
    .boolean()
    .optional()
    .meta({ description: 'Prices depend on how old children and infants are: ask for it' }),
  isNotOpenYet: z.literal(true).optional().meta({
    description: 'It is being set up: nothing can be booked, and isInMaintenance is true as well',
  }),
  hasPromotions: z.boolean(),
  hasPackages: z.boolean(),
  vatBasisPoints: z.array(z.int()).meta({ description: 'The VAT inside the price of a room, at each of its rates' }),
  currencies: z.array(Currency).meta({ description: 'Those with an exchange rate, the preferred ones first' }),
  theme: Theme.omit({ logo: true, background: true }).extend({
    logo: Picture.nullable(),
    background: Picture.nullable(),
  }),
}).meta({ id: 'HotelConfig' });
export type HotelConfig = z.infer<typeof HotelConfig>;

export const getConfig = {
  operationId: 'getConfig',
  noun: 'hotel',
  summary: 'How the hotel sells and looks: bounds, provider, subscription, theme',
  method: 'GET',
  path: '/api/hotels/{hotelId}/config',
  params: HotelParams,
  query: NoQuery,
  body: Nothing,
  answer: HotelConfig,
  status: 200,
  isIdempotent: false,
  refusals: ['hotel.unknown'],
} satisfies Route;

/** The offers that a hotel gives by themselves, whoever asks. */
export const NamedOffers = z
  .array(
    z.object({
      offerId: z.string(),
      name: z.string(),
      description: z.string().nullable(),
      otherLanguages: otherLanguages(['name', 'description']),
    }),
  )
  .optional()
  .meta({ description: 'Offers that are given without a code, by name; absent where there are none' });
export type NamedOffers = z.infer<typeof NamedOffers>;

export const GuestRoom = z
  .object({
    id: z.string(),
    roomTypeName: z.string(),
    description: z.string(),
    otherLanguages: otherLanguages(['roomTypeName', 'description']),
    maxOccupancy: z.int(),
    typeRoom: z.object({
      standardNumBedrooms: z.int(),
      standardNumBeds: z.int(),
      standardNumBathrooms: z.int(),
      size: z.int(),
    }),
    amenities: z.array(z.object({ roomAmenityCode: z.int(), codeDetail: z.string() })),
    images: z.array(Picture),
  })
  .meta({ id: 'GuestRoom' });
export type GuestRoom = z.infer<typeof GuestRoom>;

/** What guests ask about a house before they book it, in one language; what the hotel does not tell is null or empty. */
const DescribedHouse = z
  .object({
    facilities: z.array(z.object({ facility: FacilityName, name: z.string() })),
    parking: z.string().nullable(),
    pets: z.string().nullable(),
    houseRules: z.string().nullable().meta({ description: 'Each line is a rule of its own' }),
    gettingThere: z.string().nullable(),
    otherLanguages: otherLanguages(['parking', 'pets', 'houseRules', 'gettingThere']),
    distances: z.array(
      z.object({
        place: z.string(),
        otherLanguages: otherLanguages(['place']),
        metres: z.int(),
        by: WayToGo,
        minutes: z.int().nullable(),
      }),
    ),
    location: Location.nullable(),
    whyDirect: z.array(z.object({ text: z.string(), otherLanguages: otherLanguages(['text']) })),
  })
  .meta({ id: 'DescribedHouse' });
export type DescribedHouse = z.infer<typeof DescribedHouse>;

export const DescriptiveInfo = z
  .object({
    hotelId: HotelId,
    hotelName: z.string(),
    tagline: z.string(),
    description: z.string(),
    otherLanguages: otherLanguages(['tagline', 'description']),
    hotelWebsite: z.string().nullable(),
    timeZone: z.string(),
    areaUnitOfMeasureCode: z.int().meta({ description: '14 is m², 13 is ft²' }),
    checkInTime: z.object({ from: z.string(), to: z.string() }),
    checkOutTime: z.object({ from: z.string(), to: z.string() }),
    address: z.object({
      addressLine: z.string(),
      streetNmbr: z.string(),
      postalCode: z.string(),
      cityName: z.string(),
      countryCode: z.string(),
      countryName: z.string().meta({ description: 'In the language asked for' }),
    }),
    house: DescribedHouse.optional(),
    contact: z.object({ phone: z.string().nullable(), email: z.string().nullable() }),
    acceptedPaymentCards: z.array(z.enum(cardCodes)),
    hotelInfo: z.array(z.object({ detailsCode: z.int(), text: z.string(), language: LanguageCode })).meta({
      description: '900 is the privacy policy, 901 the general terms; in the language asked for, or one the hotel has',
    }),
    guestRooms: z.array(GuestRoom),
    offers: NamedOffers,
  })
  .meta({ id: 'DescriptiveInfo' });
export type DescriptiveInfo = z.infer<typeof DescriptiveInfo>;

export const getDescriptiveInfo = {
  operationId: 'getDescriptiveInfo',
  noun: 'hotel',
  summary: 'What the hotel says about itself in one language: rooms, pictures, contacts, legal texts',
  method: 'GET',
  path: '/api/hotels/{hotelId}/descriptive-info',
  params: HotelParams,
  query: z.strictObject({ lang: LanguageCode.catch('en').default('en') }),
  body: Nothing,
  answer: DescriptiveInfo,
  status: 200,
  isIdempotent: false,
  refusals: ['hotel.unknown'],
} satisfies Route;
