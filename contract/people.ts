import { roles } from '@stayfront/rules/people/role';
import { z } from 'zod';
import { Email } from './guest-info.ts';
import { HotelParams } from './hotel.ts';
import { LanguageCode } from './property/texts.ts';
import { NoQuery, Nothing, type Route } from './route.ts';

const Role = z.enum(roles).meta({
  description: 'owner: everything. manager: all but people and payment accounts. front-desk: guests. reader: looks',
});

const Person = z
  .object({
    personId: z.string(),
    email: z.string(),
    role: Role,
    invitedAt: z.iso.datetime(),
    lastSeenAt: z.iso.datetime().nullable().meta({ description: 'Null while nobody has signed in by this address' }),
    passkeys: z.int().optional().meta({ description: 'In the list: how many they have added at this hotel' }),
    invitationEndsAt: z.iso.datetime().nullish().meta({
      description: 'In the list: until when the link of an invitation opens; null where there is none',
    }),
  })
  .meta({ id: 'Person' });
export type Person = z.infer<typeof Person>;

/** Answers the same for any address, in the same time: who asks does not learn who works here. */
export const requestSignInLink = {
  operationId: 'requestSignInLink',
  noun: 'operator',
  summary: 'Send a link that signs in once, within 15 minutes, to somebody of the hotel',
  method: 'POST',
  path: '/api/hotels/{hotelId}/operator/sign-in-links',
  params: HotelParams,
  query: NoQuery,
  body: z.strictObject({ email: Email, lang: LanguageCode.default('en') }),
  answer: z.object({ isTaken: z.literal(true) }).meta({ id: 'SignInLinkTaken' }),
  status: 200,
  isIdempotent: false,
  isOwnPageOnly: true,
  limitedAs: 'sign-in',
  refusals: ['hotel.unknown', 'too_many_requests'],
} satisfies Route;

const people = { noun: 'operator', params: HotelParams, query: NoQuery, isIdempotent: false, status: 200 } as const;
const peoplePath = '/api/hotels/{hotelId}/operator/people';
const PersonParams = HotelParams.extend({ personId: z.string().min(1).max(40) });

export const listPeople = {
  ...people,
  operationId: 'listPeople',
  summary: 'Who may sign in at the hotel, and as what',
  method: 'GET',
  path: peoplePath,
  body: Nothing,
  answer: z.object({ people: z.array(Person) }),
  needsOperator: 'owner',
  refusals: [],
} satisfies Route;

export const invitePerson = {
  ...people,
  operationId: 'invitePerson',
  summary: 'Let somebody in: a mail with a link that signs in once, within three days',
  method: 'POST',
  path: peoplePath,
  body: z.strictObject({ email: Email, role: Role, lang: LanguageCode.default('en') }),
  answer: Person,
  isOwnPageOnly: true,
  needsOperator: 'owner',
  refusals: ['person.known', 'too_many_requests'],
} satisfies Route;

export const inviteAgain = {
  ...people,
  operationId: 'inviteAgain',
  summary: 'Send another invitation; the link of the one before opens nothing any more',
  method: 'POST',
  path: `${peoplePath}/{personId}/invitations`,
  params: PersonParams,
  body: z.strictObject({ lang: LanguageCode.default('en') }),
  answer: Person,
  isOwnPageOnly: true,
  needsOperator: 'owner',
  refusals: ['person.unknown', 'too_many_requests'],
} satisfies Route;

export const changePerson = {
  ...people,
  operationId: 'changePerson',
  summary: 'Give somebody another role; it counts from their next request on',
  method: 'PUT',
  path: `${peoplePath}/{personId}`,
  params: PersonParams,
  body: z.strictObject({ role: Role }),
  answer: Person,
  isOwnPageOnly: true,
  needsOperator: 'owner',
  refusals: ['person.unknown', 'person.last_owner'],
} satisfies Route;

export const removePerson = {
  ...people,
  operationId: 'removePerson',
  summary: 'Shut somebody out at once, wherever they are signed in',
  method: 'DELETE',
  path: `${peoplePath}/{personId}`,
  params: PersonParams,
  body: Nothing,
  answer: z.object({ personId: z.string(), isRemoved: z.literal(true) }),
  isOwnPageOnly: true,
  needsOperator: 'owner',
  refusals: ['person.unknown', 'person.last_owner'],
} satisfies Route;

const Session = z
  .object({
    sessionId: z.string(),
    device: z
      .string()
      .nullable()
      .meta({ description: 'Browser and system, as the browser says', example: 'Firefox, Windows' }),
    network: z
      .string()
      .nullable()
      .meta({ description: 'The network of the last request, without the last part of its address' }),
    begunAt: z.iso.datetime(),
    lastUsedAt: z.iso.datetime(),
    isThis: z.boolean().meta({ description: 'Whether it is the one that asks' }),
  })
  .meta({ id: 'OperatorSession' });

const sessionsPath = '/api/hotels/{hotelId}/operator/sessions';

export const listSessions = {
  ...people,
  operationId: 'listSessions',
  summary: 'Where one is signed in at this hotel',
  method: 'GET',
  path: sessionsPath,
  body: Nothing,
  answer: z.object({ sessions: z.array(Session) }),
  needsOperator: 'reader',
  refusals: [],
} satisfies Route;

export const endSession = {
  ...people,
  operationId: 'endSession',
  summary: 'Sign out another of one’s own sessions; one that has ended already is ended',
  method: 'DELETE',
  path: `${sessionsPath}/{sessionId}`,
  params: HotelParams.extend({ sessionId: z.string().min(1).max(60) }),
  body: Nothing,
  answer: z.object({ sessionId: z.string(), isEnded: z.literal(true) }),
  isOwnPageOnly: true,
  needsOperator: 'reader',
  refusals: [],
} satisfies Route;

export const endOtherSessions = {
  ...people,
  operationId: 'endOtherSessions',
  summary: 'Sign out everywhere else at this hotel; the session that asks stays',
  method: 'DELETE',
  path: sessionsPath,
  body: Nothing,
  answer: z.object({ ended: z.int() }),
  isOwnPageOnly: true,
  needsOperator: 'reader',
  refusals: [],
} satisfies Route;
