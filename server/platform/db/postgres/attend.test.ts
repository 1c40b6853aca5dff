import { readdirSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { describe, expect, test } from 'vitest';
import { attend } from './attend.ts';
import { launchElsewhere } from '../../../testing/postgres/launch-elsewhere.ts';
import { launchPostgres } from './launch-postgres.ts';
import { placesIn } from './places-in.ts';
import { queryOnce } from './query-once.ts';
import { scratchDatabase } from '../../../testing/postgres/scratch-database.ts';
import { scratchDirectory } from '../../../testing/postgres/scratch-directory.ts';

const silent = (): void => undefined;

describe('those who use one database', () => {
  test('see each other until they leave', async () => {
    const directory = scratchDirectory();
    const one = await attend(directory);
    expect(one.hasOthers()).toBe(false);
    const two = await attend(directory);
    expect([one.hasOthers(), two.hasOthers()]).toEqual([true, true]);
    two.leave();
    expect(one.hasOthers()).toBe(false);
  });

  test('do not count the dead, even if somebody else has got their number', async () => {
    const directory = scratchDirectory();
    writeFileSync(join(directory, '999999999-1-abcdef.using'), '');
    writeFileSync(join(directory, `${process.pid}-1-abcdef.using`), '');
    writeFileSync(join(directory, '999999999-1-abcdef.stopping'), '');
    const one = await attend(directory);
    expect(one.hasOthers()).toBe(false);
    expect(readdirSync(directory)).toHaveLength(1);
  });

  test('do not turn off the light under each other', async () => {
    const directory = scratchDirectory();
    const [one, two] = [await attend(directory), await attend(directory)];
    const done: string[] = [];
    one.leave();
    await one.whenAlone(async () => void done.push('one'));
    two.leave();
    await two.whenAlone(async () => void done.push('two'));
    expect(done).toEqual(['two']);
  });

  test('wait outside while one is turning it off', async () => {
    const directory = scratchDirectory();
    const order: string[] = [];
    const one = await attend(directory);
    one.leave();
    let finish: () => void = () => undefined;
    const turningOff = one.whenAlone(async () => {
      order.push('turning off');
      await new Promise<void>((resolve) => (finish = resolve));
      order.push('turned off');
    });
    const arriving = attend(directory).then(() => order.push('arrived'));
    // Everything that could be done without waiting has been done after this.
    await new Promise((resolve) => setImmediate(resolve));
    expect(order).toEqual(['turning off']);
    finish();
    await Promise.all([turningOff, arriving]);
    expect(order).toEqual(['turning off', 'turned off', 'arrived']);
  });
});

describe('two Stayfronts in one data directory', () => {
  test('share the database, and the last one to leave stops it', async () => {
    const dataDir = await scratchDatabase();
    const first = launchElsewhere({ dataDir });
    const url = await first.url;
    const said: string[] = [];
    const second = await launchPostgres({ dataDir, say: (line) => said.push(line) });
    const third = await launchPostgres({ dataDir, say: silent });
    expect(second.url).toBe(url);
    expect(said).toEqual(['Sharing the database with the Stayfront that is already running here']);
    await third.stop();
    expect(await queryOnce(url, 'select 1 as one')).toEqual({ one: 1 });
    await first.stop();
    expect(await queryOnce(url, 'select 2 as two')).toEqual({ two: 2 });
    await second.stop();
    await expect(queryOnce(url, 'select 3')).rejects.toThrow('ECONNREFUSED');
    expect(readdirSync(placesIn(dataDir).users)).toEqual([]);
  });
});
