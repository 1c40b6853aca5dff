import { randomBytes } from 'node:crypto';
import {
  chownSync,
  closeSync,
  existsSync,
  fsyncSync,
  mkdtempSync,
  openSync,
  readdirSync,
  renameSync,
  rmSync,
  writeFileSync,
} from 'node:fs';
import { join } from 'node:path';
import type { RunAs } from './choose-run-as.ts';
import { enter } from './enter.ts';
import { isFromLivingProcess } from './is-from-living-process.ts';
import { nameProcess } from './name-process.ts';
import type { Programs } from './place-programs.ts';
import type { Places } from './places-in.ts';
import { runProgram } from './run-program.ts';

const UNFINISHED = 'postgres-unfinished-';

/** Only the application, only from this machine, only with its password. */
const WHO_MAY_CONNECT = 'host all stayfront 127.0.0.1/32 scram-sha-256\n';

/** Written to postgresql.conf, where a hotel may change them. What keeps data safe is left as PostgreSQL has it: on. */
const SETTINGS = ['max_connections=200', 'shared_buffers=128MB', 'timezone=UTC', 'log_timezone=UTC'];

/**
 * Made aside and moved into place when it is whole: a kill -9 in between leaves nothing that looks like a
 * database. The next launch throws away what a dead one left.
 */
export async function createCluster(places: Places, programs: Programs, who: RunAs): Promise<void> {
  const { root, cluster } = places;
  for (const name of readdirSync(root)) {
    const isLeftover = name.startsWith(UNFINISHED) && !isFromLivingProcess(name.slice(UNFINISHED.length));
    // Patiently: an initdb whose parent was killed may still be writing there. And again, since rmSync takes a file
    // that vanishes while it works for the end of its work.
    while (isLeftover && existsSync(join(root, name)))
      rmSync(join(root, name), { recursive: true, force: true, maxRetries: 20, retryDelay: 100 });
  }
  const unfinished = mkdtempSync(join(root, `${UNFINISHED}${nameProcess(process.pid)}-`));
  try {
    if (who.kind === 'other-user') chownSync(unfinished, who.uid, who.gid);
    await initialise(unfinished, programs, who);
    renameSync(unfinished, cluster);
    rememberRename(root);
  } catch (error) {
    rmSync(unfinished, { recursive: true, force: true });
    const { code } = error as NodeJS.ErrnoException;
    // Another launch was quicker: its database is as good.
    if (code !== 'ENOTEMPTY' && code !== 'EEXIST') throw error;
  }
}

async function initialise(directory: string, programs: Programs, who: RunAs): Promise<void> {
  const { cwd, dataDirectory } = enter(directory, who);
  const locale = ['--encoding=UTF8', '--locale-provider=builtin', '--locale=C.UTF-8'];
  const settings = SETTINGS.flatMap((setting) => ['--set', setting]);
  const made = await runProgram(
    who,
    programs.initdb,
    ['-D', dataDirectory, '--username=postgres', ...locale, ...settings],
    { cwd },
  );
  if (!made.isDone) throw new Error(made.errors);
  // Nobody has been able to connect so far: a database that is being made does not listen.
  writeFileSync(join(directory, 'pg_hba.conf'), WHO_MAY_CONNECT, { flush: true });

  // The application is no superuser. One of those may run programs on the machine and overwrite any file of the
  // user who runs PostgreSQL, which in a user namespace is root.
  const password = randomBytes(24).toString('base64url');
  const admitted = await runProgram(
    who,
    programs.postgres,
    ['--single', '-D', dataDirectory, '-c', 'exit_on_error=true', 'postgres'],
    {
      cwd,
      input:
        `CREATE ROLE stayfront LOGIN CREATEDB PASSWORD '${password}';\n` +
        `CREATE DATABASE stayfront OWNER stayfront;\n`,
    },
  );
  if (!admitted.isDone) throw new Error(admitted.errors);
  // In the directory, so that database and password always move, and are saved and restored, together.
  writeFileSync(join(directory, 'stayfront-password'), password, { mode: 0o600, flush: true });
}

/** Without this a power cut could still undo the move. Windows cannot, and need not. */
function rememberRename(directory: string): void {
  if (process.platform === 'win32') return;
  const handle = openSync(directory, 'r');
  fsyncSync(handle);
  closeSync(handle);
}
