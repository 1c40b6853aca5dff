import { expect, test } from 'vitest';
import { noDetails } from './booking-request.ts';
import { guestInfoOf } from './guest-info-of.ts';

const typed = {
  ...noDetails,
  givenName: 'Ada',
  surname: 'Lovelace',
  email: 'ada@guest.example',
  emailAgain: 'ada@guest.example',
  phone: '+44 20 7946 0000',
  addressLine: 'Via Regina 1',
  postalCode: '22010',
  city: 'Como',
  state: 'CO',
  country: 'IT',
};
const contact = {
  givenName: 'Ada',
  surname: 'Lovelace',
  email: 'ada@guest.example',
  phone: '+44 20 7946 0000',
  specialRequest: '',
  businessTravel: false,
};
const address = { addressLine: 'Via Regina 1', postalCode: '22010', city: 'Como', country: 'IT' };

test('a hotel that asks for no address is told none, and nobody is told the address of mails twice', () => {
  expect(guestInfoOf(typed, { addressRequired: false, tenantId: 3 })).toEqual(contact);
});

test('a hotel that asks for an address is told it, with the state where states are asked for', () => {
  expect(guestInfoOf(typed, { addressRequired: true, tenantId: 1 })).toEqual({ ...contact, address });
  expect(guestInfoOf(typed, { addressRequired: true, tenantId: 3 })).toEqual({
    ...contact,
    address: { ...address, state: 'CO' },
  });
});
