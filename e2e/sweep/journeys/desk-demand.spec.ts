import { addDays } from '@stayfront/rules/stay/stay-date';
import { hotelCommand } from '../../server/hotel-command.ts';
import { inviteOperator } from '../../server/invite-operator.ts';
import { openHotel } from '../../server/open-hotel.ts';
import { hotelToday } from '../../steps/coming-stay.ts';
import { openPage } from '../../steps/open-page.ts';
import { takenOver } from '../../steps/taken-over.ts';
import { expect, test } from '../../stayfront.ts';
import { mkdtemp, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import path from 'node:path';

const hotelId = 2192;

test.use({ viewport: { width: 1440, height: 900 } });

test('K26 K27 guests who want one night are turned away, the desk says what would serve them, and it is done', async ({
  page,
  request,
}) => {
  await openHotel(hotelId, {});
  const night = addDays(hotelToday(), 20);
  const dir = await mkdtemp(path.join(tmpdir(), 'stayfront-demand-'));
  const file = path.join(dir, 'calendar.json');
  const rule = { room: 'panorama', ratePlan: 'pay-at-hotel', from: night, to: night, minStay: 3 };
  await writeFile(file, JSON.stringify({ restrictions: [rule] }));
  await hotelCommand('calendar', String(hotelId), file);
  await rm(dir, { recursive: true, force: true });

  // Three guests with browsers of their own, one of whom asks again and again.
  for (const guest of [1, 2, 3, 3, 3]) {
    const answer = await request.get(
      `/api/hotels/${hotelId}/availabilities?checkIn=${night}&checkOut=${addDays(night, 1)}`,
      { headers: { 'user-agent': `Mozilla/5.0 (iPhone; CPU iPhone OS 18_${guest} like Mac OS X) Mobile/15E148` } },
    );
    expect(answer.ok()).toBe(true);
  }

  const link = await inviteOperator('mara@hotel.example', hotelId);
  await openPage(page, link);
  await page.getByRole('button', { name: 'Sign in', exact: true }).click();
  await page.waitForURL(/\/desk$/);
  await openPage(page, `/${hotelId}/desk/reports/demand`);
  await takenOver(page, 'h1');
  const lines = page.getByRole('table', { name: 'What would have served them' });
  const line = lines.getByRole('row', { name: /1 night.*Length of stay.*3/ });
  await expect(line).toBeVisible();
  await line.getByRole('link', { name: /Allow 1 night from/ }).click();

  // It is pending in the calendar, and nothing is saved before somebody says so.
  await expect(page.getByText('1 change is pending: review and save it')).toBeVisible();
  expect(new URL(page.url()).searchParams.get('lift')).toBeNull();
  await page.getByRole('button', { name: /^Save/ }).first().click();
  await expect(page.getByText(/1 change is saved/)).toBeVisible();

  await openPage(page, `/${hotelId}/desk/reports/demand`);
  await expect(lines.getByText('Who asks now finds a room')).toBeVisible();
  await expect(page.getByText(/no booking since/)).toBeVisible();
});
