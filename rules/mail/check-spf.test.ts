import fc from 'fast-check';
import { expect, test } from 'vitest';
import { checkSpf } from './check-spf.ts';

const needs = ['include:spf.mail.example'];
const codes = (text: string) =>
  checkSpf(text, needs).findings.map(({ code, word }) => (word ? `${code} ${word}` : code));

test.each([
  ['v=spf1 include:spf.mail.example ~all', []],
  ['v=spf1 mx ip4:192.0.2.0/24 ip6:2001:db8::/32 +include:spf.mail.example -all', []],
  ['', ['missing']],
  ['google-site-verification=abc', ['not_spf']],
  ['v=spf1 mx -all', ['sender_missing include:spf.mail.example']],
  ['v=spf1 mx -all\nv=spf1 include:spf.mail.example ~all', ['several']],
  [
    'v=spf1 -all include:spf.mail.example',
    ['after_all include:spf.mail.example', 'sender_missing include:spf.mail.example'],
  ],
  ['v=spf1 include:spf.mail.example', ['no_end']],
  ['v=spf1 include:spf.mail.example +all', ['everybody +all']],
  ['v=spf1 include:spf.mail.example ?all', ['no_word ?all']],
  ['v=spf1 ptr include:spf.mail.example ~all', ['old_term ptr']],
  ['v=spf include:spf.mail.example ~all', ['not_understood v=spf']],
  ['v=spf1 inlcude:spf.other.example include:spf.mail.example ~all', ['not_understood inlcude:spf.other.example']],
  ['v=spf1 ip4:300.1.1.1 include:spf.mail.example ~all', ['not_understood ip4:300.1.1.1']],
  ['v=spf1 ip4:mail.example include:spf.mail.example ~all', ['not_understood ip4:mail.example']],
])('of “%s” is said: %j', (text, said) => {
  expect(codes(text)).toEqual(said);
});

test('more than ten questions are more than a mailbox asks', () => {
  const many = Array.from({ length: 10 }, (_, at) => `include:s${at}.example.com`).join(' ');
  expect(codes(`v=spf1 ${many} include:spf.mail.example ~all`)).toEqual(['too_many_lookups 11']);
});

test.each([
  ['', 'v=spf1 include:spf.mail.example ~all'],
  ['v=spf1 mx -all', 'v=spf1 mx include:spf.mail.example -all'],
  ['v=spf1 mx -all\nv=spf1 a include:spf.mail.example ~all', 'v=spf1 mx a include:spf.mail.example -all'],
  ['v=spf1 a +all', 'v=spf1 a include:spf.mail.example ~all'],
])('“%s” becomes “%s”', (text, line) => {
  expect(checkSpf(text, needs).line).toBe(line);
});

const term = fc.oneof(
  fc.constantFrom(
    'mx',
    'a',
    '-all',
    '~all',
    '+all',
    '?all',
    'ptr',
    'include:spf.one.example',
    'a:web.hotel.example',
    'nonsense',
  ),
  fc.ipV4().map((address) => `ip4:${address}`),
  fc.ipV6().map((address) => `ip6:${address}`),
);

test('the line that is proposed is right, and is proposed again', () => {
  fc.assert(
    fc.property(fc.array(fc.array(term, { maxLength: 8 }), { maxLength: 3 }), (records) => {
      const { line } = checkSpf(records.map((terms) => ['v=spf1', ...terms].join(' ')).join('\n'), needs);
      const again = checkSpf(line ?? '', needs);
      expect(again.findings.filter(({ weight, code }) => weight === 'wrong' && code !== 'too_many_lookups')).toEqual(
        [],
      );
      expect(again.line).toBe(line);
    }),
  );
});

test('whatever is pasted is answered', () => {
  fc.assert(fc.property(fc.string({ maxLength: 400 }), (text) => void checkSpf(text, needs)));
});
