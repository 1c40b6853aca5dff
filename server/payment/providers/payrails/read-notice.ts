import { createHash, createHmac, timingSafeEqual } from 'node:crypto';
import type { PayrailsSettings } from './settings.ts';
import type { Notice, NoticeInput } from '../../port/payment-provider.ts';

/** Signed over its very bytes. What it says is only which payment to ask about. */
export function readNotice(
  { headers, body }: NoticeInput,
  { webhookKey, webhookKeyEncoding }: Pick<PayrailsSettings, 'webhookKey' | 'webhookKeyEncoding'>,
): Notice | null {
  const key = Buffer.from(webhookKey, webhookKeyEncoding === 'hex' ? 'hex' : 'utf8');
  const right = createHmac('sha256', key).update(body).digest();
  const given = Buffer.from(String(headers['x-signature'] ?? ''), 'base64');
  if (given.length !== right.length || !timingSafeEqual(given, right)) return null;
  let content: unknown;
  try {
    content = JSON.parse(body.toString('utf8'));
  } catch {
    return null;
  }
  const executionId = find(content, ['executionId']) ?? find(find(content, ['execution']), ['id']);
  const intentId = find(content, ['merchantReference']);
  const ownId = (content as { id?: unknown } | null)?.id;
  return {
    // Without an id of its own, the same bytes are the same notification.
    eventId: typeof ownId === 'string' && ownId !== '' ? ownId : createHash('sha256').update(body).digest('hex'),
    about: {
      ...(typeof executionId === 'string' ? { refs: { executionId } } : {}),
      ...(typeof intentId === 'string' ? { intentId } : {}),
    },
  };
}

/** The provider does not publish where in the envelope things stand, so they are looked for by name. */
function find(content: unknown, names: readonly string[], depth = 0): unknown {
  if (typeof content !== 'object' || content === null || depth > 8) return undefined;
  for (const [name, value] of Object.entries(content)) if (names.includes(name)) return value;
  for (const value of Object.values(content)) {
    const found = find(value, names, depth + 1);
    if (found !== undefined) return found;
  }
  return undefined;
}
