import { z } from 'zod';
import { ClockTime, Slug } from './shapes.ts';
import { Texts } from './texts.ts';

const Percent = z.number().min(0).max(100);

export const PictureEntry = z.strictObject({
  id: Slug,
  file: z.string().min(1).max(300).meta({ description: 'Path of the picture, relative to the document' }),
  alt: Texts,
  focus: z.strictObject({ x: Percent, y: Percent }).optional().meta({
    description:
      'What must stay visible wherever the picture is cut, in percent from its left and from its top; absent: the middle',
  }),
});

const Heads = z.int().min(0).max(20);

/** Whom a room takes beyond its most persons. All of it may be left out. */
const RoomOccupancy = z
  .strictObject({
    minPersons: Heads.optional().meta({ description: 'Persons at least' }),
    standardPersons: Heads.min(1).optional().meta({ description: 'Persons for whom the room is meant' }),
    maxAdults: Heads.min(1).optional(),
    minChildren: Heads.optional(),
    maxChildren: Heads.optional(),
    doInfantsCount: z.boolean().optional().meta({ description: 'Infants use up a place like everybody else' }),
    cots: Heads.optional().meta({ description: 'Infants at most; absent: as many as the hotel takes in a room' }),
    fullPayers: Heads.optional().meta({
      description:
        'So many persons pay as adults, whoever they are: where there are fewer adults, the oldest children do. Usually the persons for whom the room is meant',
    }),
  })
  .superRefine((room, context) => {
    const fault = (path: string, message: string): void => context.addIssue({ code: 'custom', path: [path], message });
    const { minPersons = 0, standardPersons = 20, minChildren = 0, maxChildren = 20 } = room;
    if (minPersons > standardPersons) fault('standardPersons', 'The usual number must not be less than the least');
    if (minChildren > maxChildren) fault('maxChildren', 'The most must not be less than the least');
    if ((room.fullPayers ?? 0) > standardPersons)
      fault('fullPayers', 'No more can pay as adults than the room is meant for');
  })
  .meta({ description: 'Whom the room takes beyond its most persons' });

/** What stands on the door of a room. */
export const RoomNumber = z
  .string()
  .regex(
    /^[\p{L}\p{N}](?:[\p{L}\p{N} ./-]{0,10}[\p{L}\p{N}])?$/u,
    'Use 1 to 12 letters and digits, e.g. "204" or "A 12"',
  );

export const Room = z.strictObject({
  id: Slug,
  name: Texts,
  description: Texts,
  maxOccupancy: z.int().min(1).max(20),
  occupancy: RoomOccupancy.optional(),
  bedrooms: z.int().min(0).max(20),
  beds: z.int().min(1).max(40),
  bathrooms: z.int().min(0).max(20),
  size: z.int().min(0).max(10_000).meta({ description: 'Floor area in the hotel’s own unit; 0 says nothing of it' }),
  amenities: z.array(z.int().min(1).max(9999)).max(100).meta({
    description:
      'OpenTravel RMA codes, e.g. 123 for Wireless internet connection; `npm run hotel -- amenities` lists all by name',
  }),
  pictures: z
    .array(Slug)
    .max(30)
    .meta({ description: 'The first stands on cards; guests see a room without any as well' }),
  popularity: z.number().min(0).max(1_000_000).optional(),
  numbers: z.array(RoomNumber).min(1, 'Name at least one number, or leave numbers out').max(500).optional().meta({
    description: 'What stands on the doors of this type; the desk may give them to guests. Never shown to guests',
  }),
});

export const Address = z.strictObject({
  addressLine: z.string().min(1).max(120),
  streetNumber: z.string().max(20).default(''),
  postalCode: z.string().min(1).max(16),
  city: z
    .union([z.string().min(1).max(80), Texts], {
      error: 'Write the city as one name, e.g. "Como", or by language, e.g. {"en": "Lucerne", "de": "Luzern"}',
    })
    .meta({ description: 'The city as one name, or by language where it has several' }),
  countryCode: z.string().regex(/^[A-Z]{2}$/, 'Use the two-letter country code, e.g. "CH"'),
});

/** N/A says that the hotel has none: the guest then sees only the other way to reach the house. */
export const Contact = z.strictObject({
  phone: z.string().min(1).max(40),
  email: z.union([z.literal('N/A'), z.email()]),
});

export const HouseTimes = z.strictObject({
  checkInFrom: ClockTime,
  checkInTo: ClockTime,
  checkOutFrom: ClockTime,
  checkOutTo: ClockTime,
});

const Bounds = z.strictObject({ min: z.int().min(0).max(20), max: z.int().min(0).max(20) });
// Nobody sells a room to children alone, and no night has a price for them.
const AdultBounds = Bounds.extend({ min: z.int().min(1).max(20) });
const AgedBounds = Bounds.extend({ fromAge: z.int().min(0).max(17), toAge: z.int().min(0).max(17) });

export const GuestBoundsShape = z
  .strictObject({ adults: AdultBounds, children: AgedBounds, infants: AgedBounds })
  .superRefine((bounds, context) => {
    for (const kind of ['adults', 'children', 'infants'] as const)
      if (bounds[kind].min > bounds[kind].max)
        context.addIssue({ code: 'custom', path: [kind, 'max'], message: 'The most must not be less than the least' });
  });

export const LegalTexts = z.strictObject({
  privacyPolicy: Texts,
  generalTerms: Texts.optional(),
});

/** How long what is known about guests is kept. Money and rooms are kept without them. */
export const Retention = z
  .strictObject({
    guestDataMonths: z
      .int()
      .min(1)
      .max(120)
      .default(12)
      .meta({ description: 'Months after the departure until the guest’s data is erased from a reservation' }),
  })
  .prefault({});

/** OpenTravel payment card codes with a logo of our own. */
export const cardCodes = ['AX', 'BC', 'BL', 'CB', 'DN', 'DS', 'EC', 'JC', 'MA', 'MC', 'TP', 'VI'] as const;
