import { execFile } from 'node:child_process';
import { mkdtemp, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { promisify } from 'node:util';
import { addDays } from '@stayfront/rules/stay/stay-date';
import { inviteOperator } from '../../server/invite-operator.ts';
import { runServer, type RunningServer } from '../../server/run-server.ts';
import { smallHouse } from '../../server/small-house.ts';
import { hotelToday } from '../../steps/coming-stay.ts';
import { expectNoBarriers } from '../../steps/expect-no-barriers.ts';
import { takenOver } from '../../steps/taken-over.ts';
import { expect, test } from '../../stayfront.ts';

test.describe.configure({ mode: 'default' });

const root = path.join(import.meta.dirname, '..', '..', '..');
const hotelId = 1001;
let server: RunningServer;
let dataDir = '';

/** Whoever begins and brings hotels owns all of an installation: it is this journey's own. */
test.beforeAll(async () => {
  dataDir = await mkdtemp(path.join(tmpdir(), 'stayfront-moving-'));
  server = await runServer({ dataDir, settings: { DEMO: 'off' } });
  const house = (await smallHouse(hotelId)) as { config: object };
  const config = { ...house.config, paymentSolutionsProvider: null };
  await put('import', { ...house, name: 'Hotel Seehof', config, chainId: undefined });
  const days = { room: 'panorama', from: hotelToday(), to: addDays(hotelToday(), 60) };
  await put('calendar', {
    stock: [{ ...days, total: 5 }],
    rates: [{ ...days, ratePlan: 'pay-at-hotel', byAdults: [14_000, 18_000] }],
  });
});
test.afterAll(async () => {
  await server.stop();
  await rm(dataDir, { recursive: true, force: true });
});

async function put(what: 'import' | 'calendar', document: object): Promise<void> {
  const file = path.join(dataDir, `${what}.json`);
  await writeFile(file, JSON.stringify(document));
  const words = what === 'import' ? [file] : [String(hotelId), file];
  const env = { ...process.env, DATA_DIR: dataDir };
  await promisify(execFile)(process.execPath, [path.join('scripts', 'hotel.ts'), what, ...words], { cwd: root, env });
}

test('K35 reservations of another system are matched, tried and brought along; the hotel leaves in one file, arrives out of it, and is copied', async ({
  page,
}) => {
  test.slow(); // three hotels
  await page.goto(`${server.url}${await inviteOperator('anna@seehof.example', hotelId, 'owner', dataDir)}`);
  await page.getByRole('button', { name: 'Sign in', exact: true }).click();
  await page.waitForURL(/\/desk$/);
  await page.goto(`${server.url}/${hotelId}/desk/moving`);
  await takenOver(page, 'h1');
  await expectNoBarriers(page, 'moving');

  const [arrival, departure] = [addDays(hotelToday(), 10), addDays(hotelToday(), 12)];
  const lines = ['Nr;Anreise;Abreise;Gast;Zimmer;Summe', `A1;${arrival};${departure};Ada Lovelace;Attic;360.00`];
  await page.getByLabel('A CSV or XLSX file with a line of heads').setInputFiles({
    name: 'old.csv',
    mimeType: 'text/csv',
    buffer: Buffer.from(lines.join('\n')),
  });
  const bring = page.getByRole('button', { name: 'Bring them along' });
  await expect(page.getByLabel('What Nr is taken for')).toBeVisible();
  await expect(bring).toBeDisabled();
  await page.getByLabel('What Attic is here').selectOption({ index: 1 });
  const amounts = page.getByLabel('Amounts are');
  if (await amounts.isVisible()) await amounts.selectOption('booking');
  await expect(bring).toBeEnabled();
  await expectNoBarriers(page, 'an import that is tried');
  await bring.click();
  await expect(page.getByText('1 reservation is here now.')).toBeVisible();

  await page.reload();
  await takenOver(page, 'h1');
  await expect(page.getByText('1 reservation with its history, notes and money')).toBeVisible();
  const coming = page.waitForEvent('download');
  await page.getByRole('link', { name: 'Download everything' }).click();
  const archive = path.join(dataDir, 'hotel.zip');
  await (await coming).saveAs(archive);

  await page.getByLabel('The archive of a hotel (.zip)').setInputFiles(archive);
  const bringIn = page.getByRole('button', { name: 'Bring Hotel Seehof in' });
  await expect(bringIn).toBeVisible();
  // Who comes back finds what was found.
  await page.reload();
  await takenOver(page, 'h1');
  await expectNoBarriers(page, 'an archive that was tried');
  await bringIn.click();
  await expect(page.getByText('It is here.')).toBeVisible();
  await page.getByRole('button', { name: /Open the desk of hotel/ }).click();
  await page.waitForURL((url) => url.pathname.endsWith('/desk') && !url.pathname.startsWith(`/${hotelId}/`));
  const there = new URL(page.url()).pathname.split('/')[1] ?? '';
  await page.goto(`${server.url}/${there}/desk/reservations`);
  await expect(page.getByText(/Lovelace/).first()).toBeVisible();

  await page.goto(`${server.url}/${hotelId}/desk/house`);
  await takenOver(page, 'h1');
  await page.getByRole('link', { name: 'Begin another hotel' }).click();
  await page.getByLabel('Name of the hotel').fill('Hotel Bergblick');
  await page.getByLabel('Country').selectOption('CH');
  await page.getByLabel('Street').fill('Bergstrasse');
  await page.getByLabel('Postal code').fill('6004');
  await page.getByLabel('Town').fill('Luzern');
  await expectNoBarriers(page, 'a copy', 'form.next-hotel');
  await page.getByRole('button', { name: 'Copy the hotel' }).click();
  await page.waitForURL(/\/set-up\/rooms$/);
  await takenOver(page, 'h1');
  await expect(page.getByLabel('Name').first()).toHaveValue('Panorama Room');
});
