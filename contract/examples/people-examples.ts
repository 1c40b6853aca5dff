import type { Examples } from './examples.ts';

const operator = { email: 'anna@hotel-seeblick.example', role: 'owner', expiresAt: '2027-05-02T21:30:00.000Z' };
const challenge = 'jm9UoyR3v0xqf1QwPzE2aAAAAZ4q0e0AqX4nZ3m1JwYlq0mB1c8r6h5t2y7u9i0oPASDFGHJKLQ';
const credentialId = 'kYb4Zs9cXf1TqvS0mQ2n8w';
const credential = { id: credentialId, rawId: credentialId, type: 'public-key' };
const clientDataJSON = 'eyJ0eXBlIjoid2ViYXV0aG4uY3JlYXRlIn0';
const passkey = {
  passkeyId: 'n4bQgYhMfWWaL-qgxVrQFaO_TxsrC4Is0V1sFbDwCgg',
  name: 'Safari, iPhone',
  addedAt: '2027-05-02T09:30:00.000Z',
  lastUsedAt: null,
};

const changes = [
  {
    changeId: 'reservation-4711',
    at: '2027-05-02T15:45:00.000Z',
    who: operator.email,
    kind: 'booking',
    what: 'cancel',
    reservationId: 'SB4-K7QM2XH9RD',
    guestName: 'Anna Keller',
    fields: [{ field: 'total', before: 38_400, after: 0 }],
    detail: { cancellationFee: 0, refund: 38_400, reason: 'Ill, a guest for years' },
  },
  {
    changeId: 'reservation-4702',
    at: '2027-05-02T14:10:00.000Z',
    who: 'Our PMS',
    kind: 'house',
    what: 'presence',
    reservationId: 'SB4-H2XW8KQ7MD',
    guestName: 'Nora Baumann',
    fields: [{ field: 'presence', before: 'expected', after: 'arrived' }],
    detail: { roomStayIndex: 0, presence: 'arrived', before: 'expected' },
  },
  {
    changeId: 'hotel-17',
    at: '2027-05-02T09:30:00.000Z',
    who: operator.email,
    kind: 'people',
    what: 'operator.role_changed',
    reservationId: null,
    guestName: null,
    fields: [{ field: 'role', before: 'reader', after: 'manager' }],
    detail: { email: 'ben@hotel-seeblick.example', role: ['reader', 'manager'] },
  },
];

export const peopleExamples = {
  listChanges: {
    params: { hotelId: 1001 },
    query: { from: '2027-05-01', to: '2027-05-02' },
    answer: { currency: 'CHF', changes, cursor: null, people: [operator.email, 'Our PMS'] },
  },
  beginPasskeySignIn: {
    answer: { options: { challenge, rpId: 'book.example', timeout: 300_000, userVerification: 'required' } },
  },
  signInByPasskey: {
    body: {
      credential: {
        ...credential,
        response: { clientDataJSON, authenticatorData: 'SZYN5YgOjGh0NBcPZHZgW4', signature: 'MEUCIQDTGVxhrAA' },
      },
    },
    answer: operator,
  },
  beginAddingPasskey: {
    answer: {
      options: {
        challenge,
        rp: { id: 'book.example', name: 'Hotel Seeblick' },
        user: { id: 'q3V0aGlzIGlzIG5vdCBh', name: operator.email, displayName: operator.email },
        pubKeyCredParams: [{ type: 'public-key', alg: -7 }],
        timeout: 300_000,
        excludeCredentials: [{ id: credentialId, type: 'public-key', transports: ['internal'] }],
        authenticatorSelection: { residentKey: 'required', requireResidentKey: true, userVerification: 'required' },
        attestation: 'none',
      },
    },
  },
  addPasskey: {
    body: {
      credential: { ...credential, response: { clientDataJSON, attestationObject: 'o2NmbXRkbm9uZQ' } },
      name: passkey.name,
    },
    answer: passkey,
  },
  listPasskeys: { answer: { passkeys: [passkey], canAdd: true } },
  removePasskey: {
    params: { hotelId: 1001, passkeyId: passkey.passkeyId },
    answer: { passkeyId: passkey.passkeyId, isRemoved: true },
  },
  listOwnHotels: {
    answer: {
      hotels: [
        {
          hotelId: 1001,
          hotelName: 'Hotel Seeblick',
          chainName: 'Lakeland Collection',
          role: 'owner',
          isThis: true,
          isSignedIn: true,
        },
        {
          hotelId: 1002,
          hotelName: 'Casa Lago',
          chainName: 'Lakeland Collection',
          role: 'manager',
          isThis: false,
          isSignedIn: false,
        },
      ],
    },
  },
  switchHotel: { body: { toHotelId: 1002 }, answer: { ...operator, role: 'manager', hotelId: 1002 } },
} satisfies Record<string, Examples>;
