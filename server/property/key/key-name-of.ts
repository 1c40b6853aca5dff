import type { CallContext } from '../../platform/http/answer-route.ts';

/** What the hotel calls the key that came along, on a route that answers nobody else. */
export function keyNameOf({ keyName }: CallContext): string {
  if (keyName === undefined) throw new Error('This route does not say that it needs a key');
  return keyName;
}
