import fc from 'fast-check';
import { expect, test } from 'vitest';
import { readRecords } from './pasted-records.ts';

const spf = 'v=spf1 include:spf.mail.example ~all';

test.each([
  ['a bare value', spf, null],
  ['in quotes', `"${spf}"`, null],
  ['in the quotes of a word processor', `“${spf}”`, null],
  ['a line of a zone file', `hotel.example. 3600 IN TXT "${spf}"`, 'hotel.example'],
  ['what dig answers', `;; ANSWER SECTION:\nhotel.example.\t\t300\tIN\tTXT\t"${spf}"`, 'hotel.example'],
  ['what nslookup answers', `Hotel.Example\ttext =\n\n\t"${spf}"\n`, 'hotel.example'],
  ['two pieces of one text', `hotel.example. TXT ( "v=spf1 include:"\n  "spf.mail.example ~all" )`, 'hotel.example'],
])('a record is read from %s', (_from, text, name) => {
  expect(readRecords(text)).toMatchObject([{ name, value: spf }]);
});

test('several records are told apart, and nothing is no record', () => {
  expect(readRecords(`"${spf}"\n"v=DMARC1; p=none"`).map(({ value }) => value)).toEqual([spf, 'v=DMARC1; p=none']);
  expect(readRecords(' \n\n; a comment')).toEqual([]);
  expect(readRecords('book.hotel.example. 300 IN CNAME book.example.com.')).toEqual([
    { name: 'book.hotel.example', type: 'CNAME', value: 'book.example.com.' },
  ]);
});

test('a long text in pieces of any length is the text', () => {
  fc.assert(
    fc.property(fc.stringMatching(/^[A-Za-z0-9+/]{1,600}$/), fc.integer({ min: 1, max: 255 }), (key, length) => {
      const value = `v=DKIM1; p=${key}`;
      const pieces = value.match(new RegExp(`.{1,${length}}`, 'g'))?.map((piece) => `"${piece}"`) ?? [];
      expect(readRecords(`s1._domainkey.hotel.example. IN TXT ( ${pieces.join('\n\t')} )`)).toMatchObject([{ value }]);
    }),
  );
});
