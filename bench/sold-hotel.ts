import { execFile } from 'node:child_process';
import { writeFile } from 'node:fs/promises';
import path from 'node:path';
import { promisify } from 'node:util';
import type { Page } from '@playwright/test';
import { smallHouse } from '@stayfront/e2e/server/small-house';
import { hotelToday } from '@stayfront/e2e/steps/coming-stay';
import { addDays } from '@stayfront/rules/stay/stay-date';
import type { Size } from './made-hotel.ts';

const root = path.join(import.meta.dirname, '..');

async function command(dataDir: string, ...words: readonly string[]): Promise<string> {
  const env = { ...process.env, DATA_DIR: dataDir };
  const { stdout } = await promisify(execFile)(process.execPath, [...words], { cwd: root, env });
  return stdout.trim();
}

/** A hotel with nights to sell, brought by the command that a hotel would use. */
export async function addSoldHotel(dataDir: string, hotelId: number, { rooms, rates, days }: Size): Promise<void> {
  const house = (await smallHouse(hotelId)) as { rooms: object[]; ratePlans: object[] };
  const [room, plan] = [house.rooms[0], house.ratePlans[0]];
  const roomIds = Array.from({ length: rooms }, (_, place) => `room-${place}`);
  const rateIds = Array.from({ length: rates }, (_, place) => `rate-${place}`);
  const document = {
    ...house,
    rooms: roomIds.map((id) => ({ ...room, id, numbers: undefined })),
    ratePlans: rateIds.map((id, place) => ({
      ...plan,
      id,
      code: `R${place}`,
      rooms: undefined,
      follows: undefined,
      isBestAvailableRate: place === 0,
    })),
    packages: [],
    promotions: [],
    offers: undefined,
    weekdayRules: [],
  };
  const file = path.join(dataDir, `hotel-${hotelId}.json`);
  await writeFile(file, JSON.stringify(document));
  await command(dataDir, path.join('scripts', 'hotel.ts'), 'import', file);
  // No more nights are taken at once.
  const piece = Math.floor(100_000 / (rooms * rates));
  for (let first = 0; first < days; first += piece) {
    const from = addDays(hotelToday(), first);
    const to = addDays(hotelToday(), Math.min(days, first + piece) - 1);
    const calendar = {
      stock: roomIds.map((id) => ({ room: id, from, to, total: 10 })),
      rates: roomIds.flatMap((id, r) =>
        rateIds.map((ratePlan, p) => ({
          room: id,
          ratePlan,
          from,
          to,
          byAdults: [12_000 + 900 * r, 15_000 + 900 * r + 250 * p],
        })),
      ),
    };
    await writeFile(file, JSON.stringify(calendar));
    await command(dataDir, path.join('scripts', 'hotel.ts'), 'calendar', String(hotelId), file);
  }
}

/** By the link that whoever runs the installation has printed. */
export async function signInAtDesk(page: Page, url: string, dataDir: string, hotelId: number): Promise<void> {
  const link = await command(
    dataDir,
    path.join('scripts', 'operator.ts'),
    'invite',
    'bench@hotel.example',
    String(hotelId),
  );
  const { pathname, search } = new URL(link);
  await page.goto(`${url}${pathname}${search}`);
  await page.getByRole('button', { name: 'Sign in', exact: true }).click();
  await page.waitForURL(/\/desk$/);
}
