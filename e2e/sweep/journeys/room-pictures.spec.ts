import type { Locator, Page } from '@playwright/test';
import { doubleRoom } from '../../steps/choose-room.ts';
import { comingStay } from '../../steps/coming-stay.ts';
import { openPage } from '../../steps/open-page.ts';
import { stillTime } from '../../steps/still-time.ts';
import { tabTo } from '../../steps/tab-to.ts';
import { expect, test } from '../../stayfront.ts';

const stay = comingStay(4, 3);
const pageOf = (id: string): string => `/1001/room/${id}?checkIn=${stay.arrival}&checkOut=${stay.departure}`;
const section = (page: Page, name: string): Locator =>
  page.locator('details').filter({ has: page.getByRole('heading', { name, exact: true }) });
const position = (page: Page): Promise<string | null> => page.locator('.gal__count bdi').textContent();

/** What stands there after the next turn. */
const nextOf = (shown: string | null): string => `${(Number(shown?.[0]) % 5) + 1} / 5`;

test.describe('the pictures', () => {
  test.beforeEach(async ({ page }) => {
    await page.clock.install();
    await openPage(page, pageOf('double'));
    await expect(page.locator('.gal__count bdi')).toHaveText(/^\d \/ 5$/);
  });

  test('D01 go on by themselves every four seconds, until they are stopped', async ({ page }) => {
    await stillTime(page);
    const begun = await position(page);
    await expect
      .poll(
        async () => {
          await page.clock.runFor(100);
          return position(page);
        },
        { intervals: [0] },
      )
      .not.toBe(begun);
    // It has just turned, within the tenth of a second or two that were looked at.
    const turned = await position(page);
    await page.clock.runFor(3700);
    expect(await position(page)).toBe(turned);
    await page.clock.runFor(400);
    await expect.poll(() => position(page)).toBe(nextOf(turned));

    await page.getByRole('button', { name: 'Stop the pictures' }).click();
    await page.mouse.move(0, 0);
    await page.getByRole('heading', { level: 1 }).click();
    const stopped = await position(page);
    await page.clock.runFor(20_000);
    expect(await position(page)).toBe(stopped);
    await page.getByRole('button', { name: 'Show the pictures one after another' }).click();
    await page.mouse.move(0, 0);
    await page.getByRole('heading', { level: 1 }).click();
    await page.clock.runFor(4100);
    await expect.poll(() => position(page)).toBe(nextOf(stopped));
  });

  test('D01 stand still while somebody points at them or has the keyboard there', async ({ page }) => {
    await stillTime(page);
    await page.locator('.gal__stage').hover();
    const shown = await position(page);
    await page.clock.runFor(9000);
    expect(await position(page)).toBe(shown);
    await page.mouse.move(0, 0);
    await tabTo(page.getByRole('button', { name: 'Next picture' }));
    const reached = await position(page);
    await page.clock.runFor(9000);
    expect(await position(page)).toBe(reached);
    await page.keyboard.press('ArrowRight');
    await expect.poll(() => position(page)).toBe(nextOf(reached));
    await page.keyboard.press('ArrowLeft');
    await expect.poll(() => position(page)).toBe(reached);
  });

  test('D01 fill the screen on request, turn by key, and go on after forty seconds there', async ({ page }) => {
    // The small one: the large picture may have got there by itself.
    const third = page.getByRole('button', { name: 'Picture 3 of 5 in full screen' }).last();
    const cinema = page.getByRole('dialog', { name: `Pictures of ${doubleRoom}` });
    // The first time it is fetched, which takes time; the second time it is there.
    await third.click();
    await expect(cinema.getByText('3 / 5')).toBeVisible();
    await page.keyboard.press('Escape');
    await expect(cinema).toBeHidden();
    await stillTime(page);
    await third.click();
    await expect(cinema.getByText('3 / 5')).toBeVisible();
    await page.clock.runFor(39_900);
    await expect(cinema.getByText('3 / 5')).toBeVisible();
    await page.clock.runFor(100);
    await expect(cinema.getByText('4 / 5')).toBeVisible();
    await page.keyboard.press('ArrowRight');
    await expect(cinema.getByText('5 / 5')).toBeVisible();
    await cinema.getByRole('button', { name: 'Picture 1 of 5' }).click();
    await expect(cinema.getByText('1 / 5')).toBeVisible();
    await page.clock.resume();
    await page.keyboard.press('Escape');
    await expect(cinema).toBeHidden();
    await expect(third).toBeFocused();
  });
});

test.describe('for a guest who wants calm', () => {
  test.use({ contextOptions: { reducedMotion: 'reduce' } });

  test('D01 no picture moves by itself', async ({ page }) => {
    await page.clock.install();
    await openPage(page, pageOf('double'));
    await expect(page.getByRole('button', { name: 'Show the pictures one after another' })).toBeVisible();
    await page.clock.runFor(9000);
    expect(await position(page)).toBe('1 / 5');
  });
});

for (const { name, viewport, height } of [
  { name: 'a desk', viewport: { width: 1440, height: 900 }, height: 500 },
  { name: 'a tablet', viewport: { width: 820, height: 1180 }, height: 450 },
])
  test(`D01 the pictures are ${height} pixels high on ${name}`, async ({ page }) => {
    await page.setViewportSize(viewport);
    await openPage(page, pageOf('double'));
    expect((await page.locator('.gal').boundingBox())?.height).toBe(height);
    for (const name of ['Description', 'Rate plans', 'Facilities'])
      await expect(section(page, name)).toHaveAttribute('open');
  });

test.describe('on a phone', () => {
  test.use({ viewport: { width: 390, height: 844 }, hasTouch: true, isMobile: true });

  test('D01 a finger turns the pictures, and nothing moves when a phone shuts its sections', async ({ page }) => {
    await page.addInitScript(() => {
      const shifts: number[] = [];
      Object.assign(window, { shifts });
      new PerformanceObserver((list) => {
        for (const entry of list.getEntries()) shifts.push((entry as PerformanceEntry & { value: number }).value);
      }).observe({ type: 'layout-shift', buffered: true });
    });
    await openPage(page, pageOf('double'));
    await page.waitForLoadState('networkidle');
    const shifts = await page.evaluate(() => (window as unknown as { shifts: number[] }).shifts);
    expect(shifts.reduce((sum, shift) => sum + shift, 0)).toBeLessThan(0.001);

    const stage = page.locator('.gal__stage');
    const draw = async (from: number, to: number): Promise<void> => {
      const touch = { pointerType: 'touch', bubbles: true };
      await stage.dispatchEvent('pointerdown', { ...touch, clientX: from });
      await stage.dispatchEvent('pointerup', { ...touch, clientX: to });
    };
    await draw(300, 100);
    await expect.poll(() => position(page)).toBe('2 / 5');
    await draw(100, 300);
    await expect.poll(() => position(page)).toBe('1 / 5');
  });
});
