import type { Instant } from '@stayfront/rules/stay/hotel-clock';
import { sql } from 'kysely';
import type { Tx } from '../../platform/db/open-database.ts';
import type { TellJob } from './tell-channel-manager.ts';

const halfAnHour = 30 * 60_000;

/** A round of tries is over: the next one begins in half an hour, or with the next booking. */
export const queueTellingAgain = (tx: Tx, { hotelId, connection }: TellJob, now: Instant): Promise<unknown> =>
  sql`
    with queued as (select queue_telling(${hotelId}, ${connection}))
    select graphile_worker.reschedule_jobs(array_agg(job.id), run_at => ${new Date(now + halfAnHour)}, attempts => 0)
      from graphile_worker._private_jobs as job, queued
     where job.key = ${`tell-${hotelId}-${connection}`} and job.locked_at is null`.execute(tx);
