import { hashToken, tokenFrom } from '../../booking/reservation/reservation-token.ts';
import type { Row } from './archive.store.ts';
import type { LineRows } from './check-line.ts';

const bytea = (bytes: Buffer): string => `\\x${bytes.toString('hex')}`;

/**
 * Links of a reservation's guest. Under the secret they were made with they are what they were; under another one letters
 * from now on carry a link of this installation, and those that guests have already are kept beside it.
 */
export function keepLinks(all: LineRows, secret: string): LineRows {
  const reservation = all.find(({ table }) => table === 'reservation')?.rows[0];
  if (!reservation || (reservation['erased_at'] ?? null) !== null) return all;
  const {
    token_seed: seed,
    token_hash: was,
    ...rest
  } = reservation as Row & Record<'token_seed' | 'token_hash', string>;
  const hash = bytea(hashToken(tokenFrom(secret, Buffer.from(seed.slice(2), 'hex'))));
  const whose = { hotel_id: rest['hotel_id'], reservation_id: rest['reservation_id'] };
  const known = all.find(({ table }) => table === 'former_link')?.rows.map((row) => String(row['token_hash'])) ?? [];
  const former = [...new Set([...known, was])].filter((one) => one !== hash);
  return all.map(({ table, rows }) => {
    if (table === 'reservation') return { table, rows: [{ ...rest, token_seed: seed, token_hash: hash }] };
    return table === 'former_link'
      ? { table, rows: former.map((one) => ({ ...whose, token_hash: one })) }
      : { table, rows };
  });
}
