import { expect, test } from 'vitest';
import { countedEmail } from './counted-email.ts';

test('one mailbox is counted once, however its address is written', () => {
  for (const written of ['a.nna@gmail.com', 'ANNA@GMail.com', ' anna+hotel@googlemail.com', 'an.na+1+2@gmail.com'])
    expect(countedEmail(written)).toBe('anna@gmail.com');
  expect(countedEmail('Anna+Seeblick@Example.com')).toBe('anna@example.com');
});

test('what other houses tell apart by dots stays apart, and an address that begins with a plus keeps its name', () => {
  expect(countedEmail('a.nna@example.com')).toBe('a.nna@example.com');
  expect(countedEmail('+49@example.com')).toBe('+49@example.com');
});
