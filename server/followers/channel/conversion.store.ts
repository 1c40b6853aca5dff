import type { Conversion, ConversionFacts, PartnerName } from '@stayfront/contract/manage/channels';
import type { Instant } from '@stayfront/rules/stay/hotel-clock';
import { sql } from 'kysely';
import type { Tx } from '../../platform/db/open-database.ts';
import type { ConversionKey } from './conversion-key.ts';

type Known = Pick<Conversion, 'told' | 'facts'> & { readonly version: number };

/** What a partner knows of a booking that it is to be told of; null where it need not be. */
export async function readWaitingConversion(tx: Tx, key: ConversionKey): Promise<Known | null> {
  const row = await tx
    .selectFrom('conversion')
    .select(['told', 'facts', 'version'])
    .where('hotel_id', '=', key.hotelId)
    .where('reservation_id', '=', key.reservationId)
    .where('partner', '=', key.partner)
    .where('state', '=', 'waiting')
    .executeTakeFirst();
  return row ?? null;
}

type Outcome = {
  /** Of what was told: where more has happened since, it stays waiting. */
  readonly version: number;
  readonly state: Conversion['state'];
  readonly status: string;
  readonly isTried: boolean;
  readonly told?: Conversion['told'];
  readonly facts?: ConversionFacts;
};

export async function noteConversion(tx: Tx, key: ConversionKey, outcome: Outcome, now: Instant): Promise<void> {
  const { version, state, status, isTried, told, facts } = outcome;
  await tx
    .updateTable('conversion')
    .set((set) => ({
      state: sql<Conversion['state']>`case when version = ${version} then ${state} else 'waiting' end`,
      last_status: status.slice(0, 200),
      attempts: set('attempts', '+', isTried ? 1 : 0),
      updated_at: new Date(now),
      ...(told ? { told } : {}),
      ...(facts ? { facts: JSON.stringify(facts) } : {}),
    }))
    .where('hotel_id', '=', key.hotelId)
    .where('reservation_id', '=', key.reservationId)
    .where('partner', '=', key.partner)
    .execute();
}

/** A place in the list, which begins with the newest. */
export type ConversionPlace = {
  readonly createdAt: Instant;
  readonly reservationId: string;
  readonly partner: string;
};

type Wanted = {
  readonly reservationId?: string | undefined;
  readonly state?: Conversion['state'] | undefined;
  readonly before: ConversionPlace | null;
  readonly most: number;
};

export async function readConversions(tx: Tx, hotelId: number, wanted: Wanted): Promise<Conversion[]> {
  const { reservationId, state, before, most } = wanted;
  const rows = await tx
    .selectFrom('conversion')
    .selectAll()
    .where('hotel_id', '=', hotelId)
    .$if(reservationId !== undefined, (query) => query.where('reservation_id', '=', reservationId ?? ''))
    .$if(state !== undefined, (query) => query.where('state', '=', state ?? 'waiting'))
    .$if(before !== null, (query) =>
      query.where(
        sql<boolean>`(created_at, reservation_id, partner) < (${new Date(before?.createdAt ?? 0)}, ${before?.reservationId}, ${before?.partner})`,
      ),
    )
    .orderBy('created_at', 'desc')
    .orderBy('reservation_id', 'desc')
    .orderBy('partner', 'desc')
    .limit(most)
    .execute();
  return rows.map((row) => ({
    reservationId: row.reservation_id,
    partner: row.partner,
    state: row.state,
    told: row.told,
    facts: row.facts,
    attempts: row.attempts,
    lastStatus: row.last_status,
    createdAt: row.created_at.toISOString(),
    updatedAt: row.updated_at.toISOString(),
  }));
}

/** What was to be told to a partner whose keys are gone. */
export async function giveUpConversions(tx: Tx, hotelId: number, partner: PartnerName, now: Instant): Promise<void> {
  await tx
    .updateTable('conversion')
    .set({ state: 'failed', last_status: 'The hotel took its keys away', updated_at: new Date(now) })
    .where('hotel_id', '=', hotelId)
    .where('partner', '=', partner)
    .where('state', '=', 'waiting')
    .execute();
}
