import { type ChildProcess, spawn } from 'node:child_process';
import { once } from 'node:events';
import { cpSync, readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { describe, expect, onTestFinished, test } from 'vitest';
import { attend } from './attend.ts';
import { awaitAnswer } from './await-answer.ts';
import { chooseRunAs } from './choose-run-as.ts';
import { enter } from './enter.ts';
import { findFreePort } from './find-free-port.ts';
import { type Postmaster, findPostmaster } from './find-postmaster.ts';
import { findPrograms } from './find-programs.ts';
import { hasUserNamespaces } from './has-user-namespaces.ts';
import { joinRunning } from './join-running.ts';
import { launchElsewhere } from '../../../testing/postgres/launch-elsewhere.ts';
import { launchPostgres } from './launch-postgres.ts';
import { nameProcess } from './name-process.ts';
import { placesIn } from './places-in.ts';
import { queryOnce } from './query-once.ts';
import { scratchDatabase } from '../../../testing/postgres/scratch-database.ts';
import { scratchDirectory } from '../../../testing/postgres/scratch-directory.ts';
import { spawnAs } from './spawn-as.ts';
import { until } from './until.ts';

const silent = (): void => undefined;

describe('a database that was left running', () => {
  test('can be stopped in peace when it has already died', async () => {
    const dataDir = await scratchDatabase();
    const running = await launchPostgres({ dataDir, say: silent });
    process.kill(postmasterIn(dataDir).pid, 'SIGKILL');
    await running.stop();
    await expect(running.stop()).resolves.toBeUndefined();
  });

  test('is not mistaken for another program that has got its number', async () => {
    const { dataDir, note } = await stoppedDatabase();
    const other = spawn('sleep', ['1000']);
    onTestFinished(() => void other.kill());
    writeFileSync(note, noteOf(other));
    const next = await launchPostgres({ dataDir, say: silent });
    expect(await queryOnce(next.url, 'select 1 as one')).toEqual({ one: 1 });
    expect(nameProcess(other.pid ?? 0)).toBeDefined();
    await next.stop();
  });

  test.runIf(process.platform === 'linux')('is not mistaken for its own corpse', async () => {
    const { dataDir, note } = await stoppedDatabase();
    // A parent that never looks after its child, as process 1 in many containers. The child outlives the shell, which
    // would look after it.
    const parent = spawn('sh', ['-c', 'sleep 1 & echo $!; exec sleep 1000']);
    onTestFinished(() => void parent.kill());
    const [line] = (await once(parent.stdout, 'data')) as [Buffer];
    const corpse = Number(line.toString());
    await until(() => (/\) Z /.test(readFileSync(`/proc/${corpse}/stat`, 'utf8')) ? true : undefined));
    writeFileSync(note, noteOf({ pid: corpse }));
    const next = await launchPostgres({ dataDir, say: silent });
    expect(await queryOnce(next.url, 'select 1 as one')).toEqual({ one: 1 });
    await next.stop();
  });

  test('starts although a power cut left its note empty', async () => {
    const { dataDir, note } = await stoppedDatabase();
    writeFileSync(note, '');
    const next = await launchPostgres({ dataDir, say: silent });
    expect(await queryOnce(next.url, 'select 1 as one')).toEqual({ one: 1 });
    await next.stop();
  });

  test('is not confused with a copy of its directory', async () => {
    const dataDir = await scratchDatabase();
    const original = await launchPostgres({ dataDir, say: silent });
    const copyDir = scratchDirectory();
    cpSync(join(dataDir, 'postgres'), join(copyDir, 'postgres'), { recursive: true });
    const copy = await launchPostgres({ dataDir: copyDir, say: silent });
    expect(copy.url).not.toBe(original.url);
    await copy.stop();
    expect(await queryOnce(original.url, 'select 1 as one')).toEqual({ one: 1 });
    await original.stop();
  });

  test('is replaced when it is of an older version, but not while others use it', async () => {
    const dataDir = await scratchDatabase();
    const places = placesIn(dataDir);
    const running = await launchPostgres({ dataDir, say: silent });
    const newcomer = await attend(places.users);
    expect(await joinRunning(places.cluster, '18.999', newcomer, silent)).toBe(running.url);
    newcomer.leave();
    const { pid } = postmasterIn(dataDir);
    await running.stop();

    const orphan = launchElsewhere({ dataDir });
    await orphan.url;
    await orphan.kill();
    const alone = await attend(places.users);
    const said: string[] = [];
    expect(await joinRunning(places.cluster, '18.999', alone, (line) => said.push(line))).toBeUndefined();
    expect(said).toEqual(['Replacing the running PostgreSQL 18.4 with 18.999']);
    expect(nameProcess(pid)).toBeUndefined();
    expect(findPostmaster(places.cluster).kind).toBe('nothing');
  });

  test('is left alone when somebody started it by hand', async () => {
    const dataDir = scratchDirectory();
    await (await launchPostgres({ dataDir, say: silent })).stop();
    const { cluster } = placesIn(dataDir);
    const who = chooseRunAs(cluster, hasUserNamespaces);
    const { cwd, dataDirectory } = enter(cluster, who);
    const args = ['-D', dataDirectory, '-p', String(await findFreePort()), '-c', 'unix_socket_directories='];
    const program = join(findPrograms(), 'bin', 'postgres');
    const byHand = spawnAs(who, program, args, { cwd, stdio: 'ignore' });
    const ended = once(byHand, 'exit');
    await until(() => (findPostmaster(cluster).kind === 'unknown-postgres' ? true : undefined));
    await expect(launchPostgres({ dataDir, say: silent })).rejects.toThrow(
      `A PostgreSQL that Stayfront did not start (process ${byHand.pid}) seems to use ${cluster}. Stop it.`,
    );
    expect(byHand.exitCode).toBeNull();
    byHand.kill('SIGINT');
    await ended;
  });

  test('that does not answer is told of early, and reported with what to do', async () => {
    const dataDir = await scratchDatabase();
    const running = await launchPostgres({ dataDir, say: silent });
    const { pid } = postmasterIn(dataDir);
    process.kill(pid, 'SIGSTOP');
    const told: string[] = [];
    const patience = { eachMs: 50, inAllMs: 100 };
    const answer = awaitAnswer(placesIn(dataDir).cluster, (line) => told.push(line), patience);
    await expect(answer).rejects.toThrow(`kill -QUIT ${pid}`);
    expect(told).toEqual([expect.stringContaining(`(process ${pid}) but does not answer yet`)]);
    process.kill(pid, 'SIGCONT');
    await running.stop();
  });
});

function postmasterIn(dataDir: string): Postmaster {
  const found = findPostmaster(join(dataDir, 'postgres'));
  if (found.kind !== 'ours') throw new Error(`expected a running database, found ${found.kind}`);
  return found.postmaster;
}

async function stoppedDatabase(): Promise<{ dataDir: string; note: string }> {
  const dataDir = await scratchDatabase();
  return { dataDir, note: join(dataDir, 'postgres', 'postmaster.pid') };
}

function noteOf({ pid }: Pick<ChildProcess, 'pid'>): string {
  return `${pid}\n/somewhere\n1700000000\n5432\n\n127.0.0.1\n  1 2\nready   \n`;
}
