import { examplesOf } from '@stayfront/contract/examples/examples-of';
import { routes } from '@stayfront/contract/routes';

export type CallWith = {
  readonly method: 'GET' | 'POST' | 'PUT' | 'DELETE' | 'PATCH';
  readonly url: string;
  readonly headers: Record<string, string>;
  readonly payload?: string;
};

/** Every operation of the contract, with a text in one place after the other: address, query, header, each field. */
export function* callsWith(
  text: string,
  hotelId: number,
  bodies: ReadonlyMap<string, unknown>,
): Generator<CallWith, undefined> {
  const written = encodeURIComponent(text);
  const headers = { 'content-type': 'application/json' };
  let count = 0;
  for (const { operationId, method, path: address } of routes) {
    const plain = address.replace('{hotelId}', String(hotelId));
    const url = plain.replaceAll(/\{\w+\}/g, written);
    const body = bodies.get(operationId) ?? examplesOf(operationId)?.body;
    const key = (): string => `${operationId}-${text.at(-1)}-${(count += 1)}`;
    for (const query of [`${written}=1`, `t=${written}`, `promoCode=${written}&lang=${written}`, `x=1&${written}`])
      yield {
        method,
        url: `${url}?${query}`,
        headers: { ...headers, 'idempotency-key': key(), cookie: `c=${written}` },
      };
    if (method === 'GET') continue;
    for (const payload of tampered(body ?? {}, text))
      yield { method, url, headers: { ...headers, 'idempotency-key': key() }, payload: JSON.stringify(payload) };
    yield { method, url, headers: { ...headers, 'idempotency-key': text }, payload: JSON.stringify(body ?? {}) };
    yield { method, url, headers: { 'content-type': 'text/plain', 'user-agent': text }, payload: text };
  }
  return undefined;
}

/** Every operation with each of the texts in every place, in the sweep; else each place with one of them in turn. */
export function callsWithAny(
  texts: readonly string[],
  hotelId: number,
  bodies: ReadonlyMap<string, unknown>,
): readonly CallWith[] {
  const all = texts.map((text) => [...callsWith(text, hotelId, bodies)]);
  if (process.env['EVERY_TEXT'] !== undefined) return all.flat();
  return (all[0] ?? []).flatMap((_, place) => all[place % all.length]?.[place] ?? []);
}

/** The same content with one text after the other replaced. */
function* tampered(content: unknown, text: string): Generator<unknown> {
  if (typeof content === 'string') yield text;
  if (typeof content !== 'object' || content === null) return;
  for (const [name, inner] of Object.entries(content))
    for (const changed of tampered(inner, text))
      yield Array.isArray(content) ? content.with(Number(name), changed) : { ...content, [name]: changed };
  if (!Array.isArray(content)) yield { ...content, cardNumber: text };
}
