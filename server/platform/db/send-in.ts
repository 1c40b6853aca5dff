import { CompiledQuery } from 'kysely';
import type { Tx } from './open-database.ts';
import type { Send } from './in-hotel.ts';

/** Sends statements of the fast kind in an ordinary transaction. */
export const sendIn =
  (tx: Tx): Send =>
  async ({ text, values }) =>
    (await tx.executeQuery(CompiledQuery.raw(text, values ?? []))).rows as never;
