import { expect, test } from 'vitest';
import { changedGuestInfoOf } from './changed-guest-info-of.ts';
import { detailsOf } from './details-of.ts';

const ada = {
  givenName: 'Ada',
  surname: 'Lovelace',
  email: 'ada@guest.example',
  phone: '+44 20 7946 0000',
  specialRequest: 'Quiet',
  businessTravel: true,
};
const address = { addressLine: 'Via Regina 1', postalCode: '22010', city: 'Como', country: 'IT' };

test('what the hotel knows of a guest comes back from the form as it was', () => {
  for (const known of [ada, { ...ada, address }, { ...ada, address: { ...address, state: 'CO' } }])
    expect(changedGuestInfoOf(detailsOf(known))).toEqual(known);
});

test('a guest who empties the address has none, and a state left out is not told as empty', () => {
  const typed = detailsOf({ ...ada, address: { ...address, state: 'CO' } });
  expect(changedGuestInfoOf({ ...typed, state: ' ' })).toEqual({ ...ada, address });
  const empty = { addressLine: '', postalCode: ' ', city: '', state: '', country: '' };
  expect(changedGuestInfoOf({ ...typed, ...empty })).toEqual(ada);
});
