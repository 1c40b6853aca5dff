import { describe, expect, test } from 'vitest';
import { noDetails } from '../../app/flow/booking-request.ts';
import { checkDetails } from './check-details.ts';

const anywhere = { addressRequired: false, tenantId: 1 };
const ada = {
  ...noDetails,
  givenName: 'Ada',
  surname: 'Lovelace',
  email: 'ada@guest.example',
  emailAgain: 'ada@guest.example',
  phone: '+44 20 7946 0000',
};

describe('contact details', () => {
  test('that are complete have no fault', () => {
    expect(checkDetails(ada, anywhere)).toEqual({});
    expect(checkDetails({ ...ada, specialRequest: 'A cot\nplease', businessTravel: true }, anywhere)).toEqual({});
  });

  test('that are missing are asked for, but for the special request', () => {
    const all = {
      givenName: 'required',
      surname: 'required',
      email: 'required',
      emailAgain: 'required',
      phone: 'required',
    };
    expect(checkDetails(noDetails, anywhere)).toEqual(all);
    const blank = { givenName: ' ', surname: '\t', email: ' ', emailAgain: ' ', phone: ' ', specialRequest: ' ' };
    expect(checkDetails({ ...noDetails, ...blank }, anywhere)).toEqual(all);
  });

  test('that are wrong are told apart', () => {
    expect(checkDetails({ ...ada, email: 'ada', emailAgain: 'ada' }, anywhere)).toEqual({ email: 'email' });
    expect(checkDetails({ ...ada, phone: 'call me' }, anywhere)).toEqual({ phone: 'phone' });
    expect(checkDetails({ ...ada, givenName: 'A\u0000da' }, anywhere)).toEqual({ givenName: 'unreadable' });
    expect(checkDetails({ ...ada, surname: 'x'.repeat(81) }, anywhere)).toEqual({ surname: 'too-long' });
    expect(checkDetails({ ...ada, specialRequest: 'x'.repeat(2_001) }, anywhere)).toEqual({
      specialRequest: 'too-long',
    });
  });

  test('with signs that nobody sees, which turn the text round, say so by each field but the wish', () => {
    const home = { addressLine: 'Via Regina 1', postalCode: '22010', city: 'Como', state: 'CO', country: 'IT' };
    const whole = { ...ada, ...home, specialRequest: '\u202EA cot' };
    const house = { addressRequired: true, tenantId: 3 };
    const names = ['givenName', 'surname', 'email', 'phone', 'addressLine', 'postalCode', 'city', 'state'] as const;
    for (const role of ['Book', 'Modify'] as const) {
      expect(checkDetails(whole, house, null, role)).toEqual({});
      for (const field of names) {
        const marked = { ...whole, [field]: `${whole[field].slice(0, 2)}\u202E${whole[field].slice(2)}` };
        expect(checkDetails(marked, house, null, role)).toMatchObject({ [field]: 'direction-marks' });
      }
    }
  });

  test('have a phone number that can be called from the guest’s country, once the rule for it is there', () => {
    const asked: string[][] = [];
    const isPhone = (phone: string, country: string): boolean =>
      asked.push([phone, country]) > 0 && phone !== '123 456';
    expect(checkDetails({ ...ada, phone: '123 456' }, anywhere)).toEqual({});
    expect(checkDetails({ ...ada, phone: ' 123 456 ', country: 'GB' }, anywhere, isPhone)).toEqual({ phone: 'phone' });
    expect(checkDetails(ada, anywhere, isPhone)).toEqual({});
    expect(checkDetails({ ...ada, phone: '' }, anywhere, isPhone)).toEqual({ phone: 'required' });
    expect(asked).toEqual([
      ['123 456', 'GB'],
      [ada.phone, ''],
    ]);
  });

  test('have the same address twice; spaces that copying brings do not count', () => {
    expect(checkDetails({ ...ada, emailAgain: ada.email.toUpperCase() }, anywhere)).toEqual({});
    expect(checkDetails({ ...ada, phone: '+٤٤ ٢٠ ٧٩٤٦ ٠٠٠٠' }, anywhere)).toEqual({});
    expect(checkDetails({ ...ada, emailAgain: 'ada@guest.exmaple' }, anywhere)).toEqual({ emailAgain: 'email-again' });
    expect(checkDetails({ ...ada, emailAgain: ' ada@guest.example ' }, anywhere)).toEqual({});
  });

  test('have an address where the hotel asks for one, with a state where states are asked for', () => {
    const asks = { addressRequired: true, tenantId: 1 };
    const missing = { country: 'required', addressLine: 'required', postalCode: 'required', city: 'required' };
    expect(checkDetails(ada, asks)).toEqual(missing);
    expect(checkDetails(ada, { ...asks, tenantId: 3 })).toEqual({ ...missing, state: 'required' });
    const home = { addressLine: 'Via Regina 1', postalCode: '22010', city: 'Como', country: 'IT' };
    expect(checkDetails({ ...ada, ...home }, asks)).toEqual({});
    expect(checkDetails({ ...ada, ...home, state: 'CO' }, { ...asks, tenantId: 3 })).toEqual({});
  });

  test('of a booking that is changed need no second e-mail, and an address that is begun has to be whole', () => {
    const change = (more: Partial<typeof ada>, house = anywhere) =>
      checkDetails({ ...ada, emailAgain: '', ...more }, house, null, 'Modify');
    expect(change({})).toEqual({});
    expect(change({ givenName: ' ' })).toEqual({ givenName: 'required' });
    expect(change({ city: 'Como' })).toEqual({ country: 'required', addressLine: 'required', postalCode: 'required' });
    const home = { addressLine: 'Via Regina 1', postalCode: '22010', city: 'Como', country: 'IT' };
    expect(change(home)).toEqual({});
    expect(change({ ...home, state: 'x'.repeat(81) })).toEqual({ state: 'too-long' });
    expect(change(home, { addressRequired: false, tenantId: 3 })).toEqual({ state: 'required' });
    expect(change({}, { addressRequired: true, tenantId: 1 })).toMatchObject({ city: 'required' });
  });

  test('have a postal code of at most sixteen characters and a country there is', () => {
    const asks = { addressRequired: true, tenantId: 1 };
    const home = { addressLine: 'Via Regina 1', postalCode: '22010', city: 'Como', country: 'IT' };
    expect(checkDetails({ ...ada, ...home, postalCode: 'AB12 CD34 EF56 7' }, asks)).toEqual({});
    expect(checkDetails({ ...ada, ...home, postalCode: 'AB12 CD34 EF56 78' }, asks)).toEqual({
      postalCode: 'postal-code',
    });
    expect(checkDetails({ ...ada, ...home, country: 'ZZ' }, asks)).toEqual({ country: 'country' });
  });
});
