import { createHmac } from 'node:crypto';
import { expect, test } from 'vitest';
import { makeWebhookSecret, openWebhookSecret, sealWebhookSecret, signDelivery } from './webhook-secret.ts';

const owner = { hotelId: 7001, webhookId: 'pms' };

test('a webhook’s secret lies in the database so that only this server, for this webhook, reads it', () => {
  const secret = makeWebhookSecret();
  expect(secret).toMatch(/^whsec_[\w-]{43}$/);
  const sealed = sealWebhookSecret('the server’s own secret', owner, secret);
  expect(sealed).not.toContain(secret.slice(6));
  expect(sealWebhookSecret('the server’s own secret', owner, secret)).not.toBe(sealed);
  expect(openWebhookSecret('the server’s own secret', owner, sealed)).toBe(secret);
  expect(() => openWebhookSecret('another server', owner, sealed)).toThrow('unable to authenticate');
  for (const other of [
    { ...owner, hotelId: 7002 },
    { ...owner, webhookId: 'crm' },
  ])
    expect(() => openWebhookSecret('the server’s own secret', other, sealed)).toThrow('unable to authenticate');
  const bent = `${sealed.slice(0, -2)}${sealed.endsWith('AA') ? 'BB' : 'AA'}`;
  expect(() => openWebhookSecret('the server’s own secret', owner, bent)).toThrow('unable to authenticate');
});

test('a delivery is signed over its time and its body, as the documentation says', () => {
  const expected = createHmac('sha256', 'whsec_x').update('1800000000.{"eventId":1}').digest('hex');
  expect(signDelivery('whsec_x', '{"eventId":1}', 1_800_000_000)).toBe(`t=1800000000,v1=${expected}`);
});
