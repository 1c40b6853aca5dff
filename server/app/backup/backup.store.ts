import { once } from 'node:events';
import pg from 'pg';
import { from as copyFrom, to as copyTo } from 'pg-copy-streams';
import { connectPatience } from '../../platform/db/connect-patience.ts';

/** A table as it is copied out and in again. */
export type CopiedTable = {
  readonly name: string;
  readonly columns: readonly string[];
  /** Shows rows of one hotel at a time to everybody who is not above its rules. */
  readonly isGuarded: boolean;
};

const text = (name: string): string => pg.escapeIdentifier(name);
const listed = (columns: readonly string[]): string => columns.map(text).join(', ');

/** A connection for one command, with a role as the login has it; not of the pool, whose connections step down. */
export async function connect(url: string): Promise<pg.Client> {
  const client = new pg.Client({
    connectionString: url,
    connectionTimeoutMillis: connectPatience(url),
    application_name: 'stayfront',
  });
  client.on('error', () => {}); // the statement that was running says what went wrong
  await client.connect();
  await client.query('set statement_timeout = 0; set idle_in_transaction_session_timeout = 0');
  return client;
}

/** From here on everything is read as it is at this moment, whatever is booked meanwhile. */
export const beginReading = (client: pg.Client): Promise<unknown> =>
  client.query('begin isolation level repeatable read, read only');

/** Our tables, those first that others refer to. */
export async function listTables(client: pg.Client): Promise<CopiedTable[]> {
  const { rows } = await client.query<{ name: string; columns: string[]; guarded: boolean; needs: string[] }>(`
    select c.relname as name, c.relrowsecurity as guarded,
           array(select a.attname::text from pg_attribute a
                  where a.attrelid = c.oid and a.attnum > 0 and not a.attisdropped and a.attgenerated = ''
                  order by a.attnum) as columns,
           array(select distinct r.relname::text from pg_constraint k join pg_class r on r.oid = k.confrelid
                  where k.conrelid = c.oid and k.contype = 'f' and k.confrelid <> c.oid) as needs
      from pg_class c
     where c.relnamespace = 'public'::regnamespace and c.relkind in ('r', 'p') and not c.relispartition
       and c.relname not like 'kysely%'
     order by c.relname`);
  const ordered: CopiedTable[] = [];
  while (ordered.length < rows.length) {
    const isPlaced = (name: string): boolean => ordered.some((one) => one.name === name);
    const ready = rows.filter(({ name, needs }) => !isPlaced(name) && needs.every(isPlaced));
    if (ready.length === 0) throw new Error('Tables that refer to each other in a circle cannot be put back in order');
    for (const { name, columns, guarded } of ready) ordered.push({ name, columns, isGuarded: guarded });
  }
  return ordered;
}

/** Which steps of migration made the database what it is; null where nobody has used it. */
export async function readShape(client: pg.Client): Promise<string[] | null> {
  const { rows: known } = await client.query(`select to_regclass('public.kysely_migration') as name`);
  if ((known[0] as { name: unknown }).name === null) return null;
  const { rows } = await client.query<{ name: string }>('select name from kysely_migration order by name');
  return rows.map(({ name }) => name);
}

export async function isAboveRules(client: pg.Client): Promise<boolean> {
  const { rows } = await client.query<{ is: boolean }>(
    'select rolsuper or rolbypassrls as is from pg_roles where rolname = current_user',
  );
  return rows[0]?.is ?? false;
}

export async function listHotelNumbers(client: pg.Client): Promise<number[]> {
  const { rows } = await client.query<{ hotel_id: number }>('select hotel_id from hotel order by hotel_id');
  return rows.map(({ hotel_id }) => hotel_id);
}

/** The pictures that any table names. */
export async function listPictureHashes(client: pg.Client): Promise<string[]> {
  const { rows: places } = await client.query<{ name: string }>(
    `select table_name as name from information_schema.columns where table_schema = 'public' and column_name = 'source_hash'`,
  );
  const all = places.map(({ name }) => `select source_hash as hash from ${text(name)}`).join(' union ');
  const { rows } = await client.query<{ hash: string }>(`${all} order by hash`);
  return rows.map(({ hash }) => hash);
}

/** The rows of a table, as the database itself writes them; of one hotel, where the login may see no more at a time. */
export async function* copyOut(
  client: pg.Client,
  { name, columns }: CopiedTable,
  hotelId: number | null,
): AsyncGenerator<Buffer> {
  if (hotelId !== null) await client.query(`set local stayfront.hotel = '${hotelId}'`);
  const where = hotelId === null ? '' : ` where hotel_id = ${hotelId}`;
  yield* client.query(
    copyTo(`copy (select ${listed(columns)} from ${text(name)}${where}) to stdout`),
  ) as AsyncIterable<Buffer>;
}

/** Jobs that wait, without who was at work on them: they are begun anew. */
export async function* copyJobsOut(client: pg.Client): AsyncGenerator<Buffer> {
  yield* client.query(
    copyTo(`copy (select t.identifier, j.payload, j.run_at, j.attempts, j.max_attempts, j.last_error, j.key, j.priority
                    from graphile_worker._private_jobs j join graphile_worker._private_tasks t on t.id = j.task_id
                   order by j.id) to stdout`),
  ) as AsyncIterable<Buffer>;
}

export type CopyIn = { write(bytes: Buffer): Promise<void>; end(): Promise<void> };

function openCopy(client: pg.Client, statement: string): CopyIn {
  const stream = client.query(copyFrom(statement));
  const broken = once(stream, 'finish');
  broken.catch(() => {}); // whoever waits for the end hears of it
  return {
    async write(bytes) {
      if (!stream.write(bytes)) await Promise.race([once(stream, 'drain'), broken]);
    },
    async end() {
      stream.end();
      await broken;
    },
  };
}

export const copyIn = (client: pg.Client, { name, columns }: CopiedTable): CopyIn =>
  openCopy(client, `copy ${text(name)} (${listed(columns)}) from stdin`);

/** Makes room for rows that are no news: no trigger tells anybody, and no rule asks whose they are. */
export async function beginPuttingBack(client: pg.Client, tables: readonly CopiedTable[]): Promise<void> {
  await client.query('begin');
  await client.query(`
    create temporary table job_put_back (identifier text, payload json, run_at timestamptz, attempts smallint,
      max_attempts smallint, last_error text, key text, priority smallint) on commit drop`);
  for (const { name, isGuarded } of tables) {
    await client.query(`alter table ${text(name)} disable trigger user`);
    if (isGuarded) await client.query(`alter table ${text(name)} no force row level security`);
  }
}

export const copyJobsIn = (client: pg.Client): CopyIn => openCopy(client, 'copy job_put_back from stdin');

/**
 * Ends what was begun. Numbers of transactions mean nothing in another database: what had one is older than anything
 * that will happen here, and stays in the order of its own numbers.
 */
export async function endPuttingBack(client: pg.Client, tables: readonly CopiedTable[]): Promise<void> {
  const { rows: transactions } = await client.query<{ statement: string }>(`
    select format('update %I set %I = pg_current_xact_id()', c.relname, a.attname) as statement
      from pg_attribute a join pg_class c on c.oid = a.attrelid
     where c.relnamespace = 'public'::regnamespace and c.relkind = 'r' and a.atttypid = 'xid8'::regtype`);
  for (const { statement } of transactions) await client.query(statement);
  const { rows: sequences } = await client.query<{ statement: string }>(`
    select format('select setval(%L, greatest((select max(%I) from %I), 1))',
                  pg_get_serial_sequence(quote_ident(c.relname), a.attname), a.attname, c.relname) as statement
      from pg_attribute a join pg_class c on c.oid = a.attrelid
     where c.relnamespace = 'public'::regnamespace and c.relkind = 'r' and a.attnum > 0
       and not a.attisdropped and pg_get_serial_sequence(quote_ident(c.relname), a.attname) is not null`);
  for (const { statement } of sequences) await client.query(statement);
  for (const { name, isGuarded } of tables) {
    if (isGuarded) await client.query(`alter table ${text(name)} force row level security`);
    await client.query(`alter table ${text(name)} enable trigger user`);
  }
  await client.query(`
    create temporary table job_made on commit drop as
    select attempts, last_error, (graphile_worker.add_job(identifier, payload, run_at => run_at,
             max_attempts => max_attempts, job_key => key, priority => priority)).id
      from job_put_back`);
  await client.query(`
    update graphile_worker._private_jobs as job set attempts = made.attempts, last_error = made.last_error
      from job_made as made where job.id = made.id`);
  await client.query('commit');
}
