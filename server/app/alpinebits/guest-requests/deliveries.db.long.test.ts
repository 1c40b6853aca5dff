import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { afterAll, expect, test } from 'vitest';
import { freshDatabase } from '../../../testing/fresh-database.ts';
import { runDeliveries } from '../../../testing/race/run-deliveries.ts';

const { db, url } = await freshDatabase();
const dataDir = await mkdtemp(path.join(tmpdir(), 'stayfront-deliveries-'));
afterAll(() => rm(dataDir, { recursive: true, force: true }));

test('a thousand bookings at a server that is killed again and again reach two PMSs over HTTP, each as it is', async () => {
  const seed = Date.now() % 1_000_000;
  const wish = { db, databaseUrl: url, dataDir, bookings: 1_000, guests: 12, kills: 4, seed };
  const { booked, books, left, bugs } = await runDeliveries(wish);
  expect(bugs, `seed ${seed}`).toEqual([]);
  expect(booked.size).toBe(1_000);
  expect(left).toEqual([0, 0]);
  for (const book of books) {
    const wrong = [...booked].filter(([id, rooms]) => {
      const kept = book.get(id);
      return !kept || (rooms === 0 ? !kept.isCancelled : kept.isCancelled || kept.rooms !== rooms);
    });
    expect(wrong, `seed ${seed}`).toEqual([]);
    expect([...book.keys()].filter((id) => !booked.has(id))).toEqual([]);
  }
}, 1_200_000); // four servers begin anew, each as slowly as others let it
