import fc from 'fast-check';
import { expect, test } from 'vitest';
import { checkOwnName } from './check-own-name.ts';
import { findMailService, isFreeMail } from './mail-services.ts';

const check = (text: string, wished = 'book.hotel.example') => checkOwnName(text, wished, 'book.example.com');
const codes = (text: string, wished?: string) =>
  check(text, wished).findings.map(({ code, word }) => (word ? `${code} ${word}` : code));

test.each([
  ['book.hotel.example. 300 IN CNAME book.example.com.', []],
  ['book 300 IN CNAME book.example.com', []],
  ['book.example.com', []],
  ['', ['missing']],
  ['www.hotel.example. IN CNAME book.example.com.', ['wrong_place www.hotel.example']],
  ['book.hotel.example.hotel.example. IN CNAME book.example.com.', ['doubled book.hotel.example.hotel.example']],
  ['book IN CNAME book.example.com.hotel.example.', ['doubled book.example.com.hotel.example']],
  ['book IN CNAME shop.example.com.', ['wrong_target shop.example.com']],
  ['https://book.example.com/1001', ['has_address https://book.example.com/1001']],
  ['book IN A 192.0.2.7', ['fixed_address 192.0.2.7']],
  ['2001:db8::7', ['fixed_address 2001:db8::7']],
  ['book IN TXT "book.example.com"', ['not_pointing TXT']],
  ['book IN CNAME book.example.com.\nbook IN A 192.0.2.7', ['several']],
])('of “%s” is said: %j', (text, said) => {
  expect(codes(text)).toEqual(said);
});

test('a whole domain cannot point, and what is no name is asked for again', () => {
  expect(codes('', 'hotel.example')).toEqual(['whole_domain hotel.example']);
  expect(codes('', 'our site')).toEqual(['no_name']);
  expect(codes('', 'https://book.example.com/1001')).toEqual(['is_ours']);
  expect(codes('', 'https://Book.Hotel.example/')).toEqual(['missing']);
});

test('the record that is asked for is right under any name', () => {
  fc.assert(
    fc.property(fc.domain({ size: 'small' }), (domain) => {
      const name = `book.${domain}`;
      expect(check(`${name}. 3600 IN CNAME ${check('', name).line}`, name).findings).toEqual([]);
    }),
  );
});

test('whatever is pasted is answered', () => {
  fc.assert(fc.property(fc.string(), fc.string(), (text, name) => void check(text, name)));
});

test('mail services are known by their servers, and mailboxes of everybody by their domains', () => {
  expect(findMailService('email-smtp.eu-west-1.amazonaws.com')?.term).toBe('include:amazonses.com');
  expect([findMailService('mail.hotel.example'), findMailService(null)]).toEqual([null, null]);
  expect(['gmail.com', 'GMX.ch', 'web.de', 'yahoo.co.uk', 'hotel.example', 'notgmail.com'].map(isFreeMail)).toEqual([
    true,
    true,
    true,
    true,
    false,
    false,
  ]);
});
