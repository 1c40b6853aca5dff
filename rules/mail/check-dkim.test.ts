import fc from 'fast-check';
import { expect, test } from 'vitest';
import { checkDkim } from './check-dkim.ts';

// Public halves of keys that nothing is signed with.
const key =
  'MIIBIjANBgkqhkiG9w0BAQEFAAOCAQ8AMIIBCgKCAQEAwNqCmIiBcp00JeOgDDWuzwUTo7HUA8KyYIHUwfh2NH1/zP0xXoZlXtjBcXk2P7nIqDqVw35kYUlJZ7avC7U1MLSKuNwJHM08IuaM3yWwGsf4AibBStGoJpqT272NXz1N1V2NU+aDIUdBQXpitPvUvrnnymIIi2QtwYLquPHgiJBxp8IKPI+3rKxzmE/fhpJq+H0/7eI0e8a+p96DT0OokmLsqTcaS7nDvlc2H70hQlcJQ0ZAdFHn9hAovYcMyWmg8lvrxqIdsak/pobbDZRvMSNs/IUPdIco5Skw1vLnV0iFduLmTtBfOl7xbSFyPW4CWW84HdmVenIeAkFMxno1+wIDAQAB';
const key1024 =
  'MIGfMA0GCSqGSIb3DQEBAQUAA4GNADCBiQKBgQDGWAk2sFeC4Qt/7wbPkqPRjwsAOzE0GnifBPMPRMbfCvs1PRD8erqiFB5+go1JmR9ojN8LN3zusGcyygDXQ7upPegOWvWs5HMKl/akMQfZYX4Ig16PDOGGVNc2d8g6oQx9zmoD0zIEB9IPshNCq6y7u6LzwHjtnmlY6dg1yaV54wIDAQAB';
const key512 =
  'MFwwDQYJKoZIhvcNAQEBBQADSwAwSAJBALI1J0vmSR/1ynNLvJubaqtRLyw0+jd9vt3gplow9wuEhSxbqovtMQAZR2HA+JIKqF7QcBVWxu/ITQ7x+Tzss7cCAwEAAQ==';
const codes = (text: string) => checkDkim(text, 'hotel.example').findings.map(({ code }) => code);

test.each([
  ['v=DKIM1; k=rsa; p=KEY', []],
  ['p=KEY', []],
  ['s1._domainkey.hotel.example. 300 IN TXT "v=DKIM1; p=KEY"', []],
  ['v=DKIM1; k=ed25519; p=11qYAYKxCrfVS/7TyWQHOg7hcvPapiMlrwIaaPcHURo=', []],
  ['', ['missing']],
  ['v=spf1 -all', ['not_dkim']],
  ['s1._domainkey.other.example. 300 IN TXT "v=DKIM1; p=KEY"', ['wrong_place']],
  ['v=DKIM1; p=KEY\nv=DKIM1; p=KEY', ['several']],
  ['v=DKIM1; k=rsa', ['no_key']],
  ['v=DKIM1; p=', ['revoked']],
  ['v=DKIM1; p=k§y', ['key_strange']],
  ['v=DKIM1; t=y; p=KEY', ['testing']],
  ['k=rsa; v=DKIM1; p=KEY', ['version']],
  ['s1._domainkey.hotel.example. CNAME s1.dkim.mail.example.', ['passed_on']],
])('of “%s” is said: %j', (text, said) => {
  expect(codes(text.replaceAll('KEY', key))).toEqual(said);
});

test('a key is long enough, may be longer, or is too short for mailboxes', () => {
  expect([key, key1024, key512].map((one) => codes(`v=DKIM1; p=${one}`))).toEqual([[], ['key_small'], ['key_short']]);
});

test('a record is put right as far as it can be without another key', () => {
  const mended = `v=DKIM1; k=rsa; t=s; p=${key}`;
  expect(checkDkim(`k=rsa; v=DKIM1; t=y:s; p=${key.slice(0, 90)} ${key.slice(90)}`, 'hotel.example').line).toBe(mended);
  expect(codes(mended)).toEqual([]);
});

test('a key that was cut off anywhere is never taken for whole', () => {
  fc.assert(
    fc.property(fc.integer({ min: 1, max: key.replaceAll('=', '').length - 2 }), (length) => {
      const { findings, line } = checkDkim(`v=DKIM1; p=${key.slice(0, length)}`, 'hotel.example');
      expect(findings.some(({ weight }) => weight === 'wrong')).toBe(true);
      expect(line).toBeNull();
    }),
  );
});

test('whatever is pasted is answered', () => {
  fc.assert(fc.property(fc.string({ maxLength: 400 }), (text) => void checkDkim(`p=${text}`, 'hotel.example')));
});
