import type { Language } from '@stayfront/contract/property/texts';
import type { Instant } from '@stayfront/rules/stay/hotel-clock';
import { sql } from 'kysely';
import type { ConversionKey } from '../channel/conversion.store.ts';
import type { Tx } from '../db/open-database.ts';
import type { News } from '../reservation/news.ts';

/** Everything the worker can be asked to do, and what it needs to know for it. */
export type Jobs = {
  /** `again`: a mark of its own where somebody asked for it once more, so that a mailbox does not take it for the first. */
  'send-confirmation': { readonly hotelId: number; readonly reservationId: string; readonly again?: string };
  /** Of all bookings that were made with an address, whether or not there are any; `mark`: of this asking alone. */
  'send-links': {
    readonly hotelId: number;
    readonly email: string;
    readonly language: Language;
    readonly mark: string;
  };
  'tell-guest': { readonly hotelId: number; readonly reservationId: string; readonly news: News };
  'tell-hotel': { readonly hotelId: number; readonly reservationId: string; readonly news: News };
  /** A kind of its own, so that a server of the version before leaves it to others. */
  'tell-missing-pdf': { readonly hotelId: number; readonly reservationId: string };
  /** When the hold of a reservation has ended. */
  'end-hold': { readonly hotelId: number; readonly reservationId: string };
  /** Queued by the database with each happening, for every webhook of the hotel. */
  'deliver-webhook': { readonly hotelId: number; readonly eventId: number; readonly webhookId: string };
  /** Queued by the database when a booking that a partner brought is confirmed, changed or cancelled. */
  'report-conversion': ConversionKey;
  /** When a provider has news of a payment, or money is to go back. */
  'settle-payment': { readonly hotelId: number; readonly intentId: string };
  /** Now and then, for all hotels. */
  sweep: Record<string, never>;
  'reconcile-payments': Record<string, never>;
  'erase-due': Record<string, never>;
};

/** Queues a job in the caller's transaction: it is done if and only if the transaction commits. */
export async function enqueue<Name extends keyof Jobs>(
  tx: Tx,
  name: Name,
  job: Jobs[Name],
  runAt: Instant | null = null,
): Promise<void> {
  const at = runAt === null ? null : new Date(runAt);
  await sql`select graphile_worker.add_job(${name}, ${JSON.stringify(job)}::json, run_at => ${at})`.execute(tx);
}
