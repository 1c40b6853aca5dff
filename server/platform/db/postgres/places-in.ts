import { join, resolve } from 'node:path';

export type Places = {
  /** DATA_DIR, absolute. */
  root: string;
  /** The database itself. */
  cluster: string;
  log: string;
  /** One empty file per process that uses the database now. */
  users: string;
  /** A copy of the programs, only where those in node_modules cannot be used. */
  programs: string;
};

export function placesIn(dataDir: string): Places {
  const root = resolve(dataDir);
  return {
    root,
    cluster: join(root, 'postgres'),
    log: join(root, 'postgres.log'),
    users: join(root, 'postgres-users'),
    programs: join(root, 'postgres-programs'),
  };
}
