import { expect, test } from 'vitest';
import { connectionId, messageId, readConnectionId, readMessageId } from './connection-id.ts';
import { troubleOf } from './trouble.ts';

test.each([
  ['401', 'secret'],
  ['403', 'secret'],
  ['404', 'not-there'],
  ['410', 'not-there'],
  ['400', 'not-understood'],
  ['422', 'not-understood'],
  ['429', 'too-often'],
  ['302', 'moved'],
  ['500', 'their-fault'],
  ['503', 'their-fault'],
  ['No answer in time', 'no-answer'],
  ['ECONNREFUSED', 'closed'],
  ['There is no pms.example.com to be found', 'no-such-name'],
  ['ECONNRESET', 'broke-off'],
  ['The answer was too large', 'broke-off'],
  ['CERT_HAS_EXPIRED', 'certificate'],
  ['DEPTH_ZERO_SELF_SIGNED_CERT', 'certificate'],
  ['UNABLE_TO_VERIFY_LEAF_SIGNATURE', 'certificate'],
  ['This address is not on the public network', 'not-allowed'],
  ['Use port 443 or 8443', 'not-allowed'],
  ['No key from Google: 400', 'keys'],
  ['200, and refused in the answer', 'refused-inside'],
  ['ESOMETHINGNEW', 'other'],
])('%s is a trouble that a hotel can be told of: %s', (status, trouble) => {
  expect(troubleOf(status)).toBe(trouble);
});

test('connections and their messages are named so that they can be read again, and nothing else can', () => {
  for (const connection of [
    { kind: 'webhook', name: 'our-pms' },
    { kind: 'partner', name: 'trivago' },
  ] as const) {
    expect(readConnectionId(connectionId(connection))).toEqual(connection);
    const about = connection.kind === 'webhook' ? '42' : 'SB4-K7QM2XH9RD';
    expect(readMessageId(messageId(connection, about))).toEqual({ connection, about });
  }
  for (const id of [
    '',
    'webhook',
    'webhook.',
    'webhook.Pms',
    'mail.x',
    'webhook.pms.x',
    'webhook.pms.-1',
    'partner.trivago.',
  ])
    expect([readConnectionId(id), readMessageId(id)]).toEqual([null, null]);
});
