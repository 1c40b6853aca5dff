import { randomBytes } from 'node:crypto';
import { mkdirSync, readdirSync, rmSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { isFromLivingProcess } from './is-from-living-process.ts';
import { nameProcess } from './name-process.ts';
import { until } from './until.ts';

export type Attendance = {
  hasOthers(): boolean;
  leave(): void;
  /** Does the task unless somebody else uses the database; whoever arrives meanwhile waits until it is done. */
  whenAlone(task: () => Promise<void>): Promise<void>;
};

const USING = '.using';
const STOPPING = '.stopping';

/**
 * Several processes may share one database: the last one out turns off the light. An owner who stops it for all
 * would not do: `npm run seed` may start the database, the server join, and the seed end first.
 *
 * There is no lock that a kill -9 could leave behind. Who arrives writes his name, then looks for one who stops;
 * who stops writes that, then looks for names. So at least one of the two sees the other: the one who wanted to
 * stop gives way, the one who arrives waits. Files of dead processes count for nothing and may be deleted by
 * anyone, because no other process ever gets the same name.
 */
export async function attend(directory: string): Promise<Attendance> {
  mkdirSync(directory, { recursive: true });
  const me = `${nameProcess(process.pid)}-${randomBytes(4).toString('hex')}`;

  const othersWho = (does: string): string[] =>
    readdirSync(directory).filter((file) => {
      const isAlive = isFromLivingProcess(file);
      if (!isAlive) rmSync(join(directory, file), { force: true });
      return isAlive && file.endsWith(does) && file !== me + does;
    });
  const write = (does: string): void => writeFileSync(join(directory, me + does), '', { mode: 0o600 });
  const erase = (does: string): void => rmSync(join(directory, me + does), { force: true });

  write(USING);
  await until(() => (othersWho(STOPPING).length === 0 ? true : undefined));

  const hasOthers = (): boolean => othersWho(USING).length > 0;
  return {
    hasOthers,
    leave: () => erase(USING),
    async whenAlone(task) {
      write(STOPPING);
      try {
        if (!hasOthers()) await task();
      } finally {
        erase(STOPPING);
      }
    },
  };
}
