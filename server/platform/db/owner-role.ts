import type pg from 'pg';

/** Owns the tables where the login is a superuser: superusers pass row-level security unseen, and we do not want to. */
const ownerRole = 'stayfront_owner';

/** A superuser's connection steps down to the owner's role, once that role exists. Anybody else's stays what it is. */
export async function becomeOwner(client: Pick<pg.ClientBase, 'query'>): Promise<void> {
  await client.query(
    `select set_config('role', rolname, false) from pg_roles where rolname = '${ownerRole}' and ${isAboveRules}`,
  );
}

/**
 * Makes the owner's role and gives it what a superuser made before there was one. Safe to repeat, and from several
 * servers at once. Where the login is no superuser it does nothing: that login owns the tables itself.
 */
export async function makeOwner(client: Pick<pg.ClientBase, 'query'>): Promise<void> {
  const { rowCount } = await client.query(`select where ${isAboveRules}`);
  if (!rowCount) return;
  await client.query(`
    do $$
    declare thing record;
    begin
      -- Roles are shared by all databases of a server: one at a time, on the whole server.
      perform pg_advisory_xact_lock(hashtext('${ownerRole}'));
      if not exists (select from pg_roles where rolname = '${ownerRole}') then
        create role ${ownerRole} nologin;
      end if;
      execute format('grant create, connect, temporary on database %I to ${ownerRole}', current_database());
      grant usage, create on schema public to ${ownerRole};
      for thing in
        select nspname from pg_namespace where nspname = 'graphile_worker' and nspowner <> '${ownerRole}'::regrole
      loop
        execute format('alter schema %I owner to ${ownerRole}', thing.nspname);
      end loop;
      for thing in
        select c.oid::regclass as name from pg_class c join pg_namespace n on n.oid = c.relnamespace
         where n.nspname in ('public', 'graphile_worker') and c.relkind in ('r', 'v', 'p')
           and c.relowner <> '${ownerRole}'::regrole
      loop
        execute format('alter table %s owner to ${ownerRole}', thing.name);
      end loop;
      for thing in
        select p.oid::regprocedure as name from pg_proc p join pg_namespace n on n.oid = p.pronamespace
         where n.nspname in ('public', 'graphile_worker') and p.proowner <> '${ownerRole}'::regrole
      loop
        execute format('alter routine %s owner to ${ownerRole}', thing.name);
      end loop;
      for thing in
        select t.oid::regtype as name from pg_type t join pg_namespace n on n.oid = t.typnamespace
          left join pg_class c on c.oid = t.typrelid
         where n.nspname in ('public', 'graphile_worker') and t.typowner <> '${ownerRole}'::regrole
           and (c.relkind = 'c' or (t.typrelid = 0 and t.typelem = 0))
      loop
        execute format('alter type %s owner to ${ownerRole}', thing.name);
      end loop;
    end $$`);
}

const isAboveRules = `(select rolsuper or rolbypassrls from pg_roles where rolname = session_user)`;
