import { ownedParts, systemKinds } from '@stayfront/rules/connection/account';
import { z } from 'zod';
import { HotelParams } from '../hotel.ts';
import { Slug } from '../property/shapes.ts';
import { NoQuery, Nothing, type Route } from '../route.ts';

const SystemIdText = z
  .string()
  .regex(
    /^(alpinebits|channel-manager|google|ical)\.[a-z0-9][a-z0-9-]{0,39}$/,
    'Use the kind and a name of small letters, digits and hyphens, e.g. "alpinebits.our-pms"',
  )
  .meta({ example: 'alpinebits.our-pms' });

/** Google and calendars have operations of their own, as they need to know more. */
const MadeIdText = SystemIdText.regex(
  /^(alpinebits|channel-manager)\./,
  'Use putGooglePrices for Google, and putCalendarFeed for calendars',
);

const Title = z
  .string()
  .trim()
  .min(1)
  .max(80)
  .meta({ description: 'What the hotel calls it: who it was, in histories' });
const Login = z
  .string()
  .regex(/^[\x21-\x39\x3b-\x7e]{1,64}$/, 'Use 1 to 64 letters, digits and signs, without spaces and colons');
const Owns = z
  .array(z.enum(ownedParts))
  .max(3)
  .meta({ description: 'What it decides. Each part is decided by one system at most, and always by people as well' });
const Codes = z
  .record(z.string().min(1).max(64), Slug)
  .meta({ description: 'Its codes, each with what it means here' });
const Address = z.string().max(2_000).nullable().meta({ description: 'Where it is called; null: it is not' });
const settings = {
  takesBookings: z.boolean().meta({ description: 'Whether it is given bookings, changes and cancellations' }),
  hotelCode: z
    .string()
    .trim()
    .min(1)
    .max(16)
    .nullable()
    .meta({ description: 'What it calls this hotel; null: its number' }),
  rooms: Codes,
  ratePlans: Codes,
};

const ConnectedSystem = z
  .object({
    systemId: SystemIdText,
    kind: z.enum(systemKinds),
    title: Title,
    isOn: z.boolean(),
    state: z.enum(['new', 'ok', 'waiting', 'failing', 'off']).meta({
      description:
        'new: nothing was said yet; waiting: it has not taken a booking for an hour; failing: its last message was refused or failed',
    }),
    since: z.iso.datetime().nullable().meta({ description: 'Of waiting and failing: since when' }),
    login: z.string().nullable(),
    endpoint: z.string().nullable().meta({ description: 'Where it calls this hotel; null where it never does' }),
    address: Address,
    calledAs: z.string().nullable(),
    hasSecret: z.boolean(),
    owns: Owns,
    ...settings,
    createdAt: z.iso.datetime(),
    credentialsAt: z.iso.datetime(),
    lastHeardAt: z.iso.datetime().nullable().meta({ description: 'To the minute' }),
    lastMessageAt: z.iso.datetime().nullable(),
    waiting: z.int().meta({ description: 'States of bookings that it has still to take' }),
    refused: z.int().meta({ description: 'States of bookings of the last 30 days that it would not take' }),
    hours: z.array(z.enum(['quiet', 'good', 'bad'])).meta({ description: 'The last 24 hours, the oldest first' }),
  })
  .meta({ id: 'ConnectedSystem' });
export type ConnectedSystem = z.infer<typeof ConnectedSystem>;

const desk = { noun: 'desk', query: NoQuery, status: 200, isIdempotent: false, needsStaff: 'manager' } as const;
const path = '/api/hotels/{hotelId}/desk/systems';
const SystemParams = HotelParams.extend({ systemId: SystemIdText });

const Sold = z.array(z.object({ id: z.string(), code: z.string(), name: z.string() }));

export const listSystems = {
  ...desk,
  operationId: 'listSystems',
  summary: 'Hotel software, channel managers, Google and calendars that are connected, and how each fares',
  method: 'GET',
  path,
  params: HotelParams,
  body: Nothing,
  answer: z
    .object({
      systems: z.array(ConnectedSystem),
      rooms: Sold.meta({ description: 'What codes can mean' }),
      ratePlans: Sold,
    })
    .meta({ id: 'ConnectedSystems' }),
  refusals: ['hotel.unknown'],
} satisfies Route;

const Credentials = z.object({
  systemId: z.string(),
  login: z.string().nullable(),
  password: z.string().nullable().meta({ description: 'Told here and never again' }),
});

export const makeSystem = {
  ...desk,
  operationId: 'makeSystem',
  summary: 'Let another system in. Its password is told once',
  method: 'PUT',
  path: `${path}/{systemId}`,
  params: HotelParams.extend({ systemId: MadeIdText }),
  body: z.strictObject({
    title: Title,
    owns: Owns.default([]),
    takesBookings: z.boolean().default(false),
    address: Address.default(null),
    calledAs: z.string().max(200).nullable().default(null),
    secret: z.string().max(500).nullable().default(null),
  }),
  answer: Credentials.meta({ id: 'SystemMade' }),
  refusals: ['connection.taken', 'connection.too_many', 'connection.owned', 'webhook.target'],
} satisfies Route;

export const changeSystem = {
  ...desk,
  operationId: 'changeSystem',
  summary: 'Say something else about a system: its name, its login, what it decides, its codes, where it is called',
  method: 'PUT',
  path: `${path}/{systemId}/settings`,
  params: SystemParams,
  body: z.strictObject({
    title: Title.optional(),
    login: Login.optional().meta({ description: 'By which it calls this hotel; its password stays' }),
    owns: Owns.optional(),
    takesBookings: settings.takesBookings.optional(),
    hotelCode: settings.hotelCode.optional(),
    rooms: Codes.optional(),
    ratePlans: Codes.optional(),
    address: Address.optional(),
    calledAs: z.string().max(200).nullable().optional(),
    secret: z
      .string()
      .min(1)
      .max(500)
      .nullable()
      .optional()
      .meta({ description: 'Kept sealed and never told. It belongs to the address: another one needs it again' }),
  }),
  answer: z.object({ systemId: z.string() }).meta({ id: 'SystemChanged' }),
  refusals: [
    'connection.unknown',
    'connection.owned',
    'connection.taken',
    'connection.code',
    'connection.secret',
    'webhook.target',
  ],
} satisfies Route;

export const renewSystem = {
  ...desk,
  operationId: 'renewSystem',
  summary: 'Turn the password of a system: the one before opens nothing from then on',
  method: 'POST',
  path: `${path}/{systemId}/credentials`,
  params: SystemParams,
  body: Nothing,
  answer: Credentials.meta({ id: 'SystemRenewed' }),
  refusals: ['connection.unknown'],
} satisfies Route;

export const switchSystem = {
  ...desk,
  operationId: 'switchSystem',
  summary: 'Shut a system out until it is switched on again; what waits for it is kept',
  method: 'PUT',
  path: `${path}/{systemId}/switch`,
  params: SystemParams,
  body: z.strictObject({ isOn: z.boolean() }),
  answer: z.object({ systemId: z.string(), isOn: z.boolean(), before: z.boolean() }).meta({ id: 'SystemSwitched' }),
  refusals: ['connection.unknown'],
} satisfies Route;

export const removeSystem = {
  ...desk,
  operationId: 'removeSystem',
  summary: 'Shut a system out for good; what waits for it is dropped. One that is gone already is gone',
  method: 'DELETE',
  path: `${path}/{systemId}`,
  params: SystemParams,
  body: Nothing,
  answer: z.object({ systemId: z.string(), isRemoved: z.literal(true) }).meta({ id: 'SystemRemoved' }),
  refusals: [],
} satisfies Route;
