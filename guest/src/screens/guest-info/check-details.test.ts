import { describe, expect, test } from 'vitest';
import { noDetails } from '../../flow/booking-request.ts';
import { checkDetails } from './check-details.ts';

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
    expect(checkDetails(ada)).toEqual({});
    expect(checkDetails({ ...ada, specialRequest: 'A cot\nplease', businessTravel: true })).toEqual({});
  });

  test('that are missing are asked for, but for the special request', () => {
    const all = {
      givenName: 'required',
      surname: 'required',
      email: 'required',
      emailAgain: 'required',
      phone: 'required',
    };
    expect(checkDetails(noDetails)).toEqual(all);
    const blank = { givenName: ' ', surname: '\t', email: ' ', emailAgain: ' ', phone: ' ', specialRequest: ' ' };
    expect(checkDetails({ ...noDetails, ...blank })).toEqual(all);
  });

  test('that are wrong are told apart', () => {
    expect(checkDetails({ ...ada, email: 'ada', emailAgain: 'ada' })).toEqual({ email: 'email' });
    expect(checkDetails({ ...ada, phone: 'call me' })).toEqual({ phone: 'phone' });
    expect(checkDetails({ ...ada, givenName: 'A\u0000da' })).toEqual({ givenName: 'unreadable' });
    expect(checkDetails({ ...ada, surname: 'x'.repeat(81) })).toEqual({ surname: 'unreadable' });
    expect(checkDetails({ ...ada, specialRequest: 'x'.repeat(2_001) })).toEqual({ specialRequest: 'unreadable' });
  });

  test('have the same address twice; spaces that copying brings do not count', () => {
    expect(checkDetails({ ...ada, emailAgain: 'ada@guest.exmaple' })).toEqual({ emailAgain: 'email-again' });
    expect(checkDetails({ ...ada, emailAgain: ' ada@guest.example ' })).toEqual({});
  });
});
