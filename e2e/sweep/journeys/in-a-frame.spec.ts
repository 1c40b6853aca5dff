import { comingStay, homeOf } from '../../steps/coming-stay.ts';
import { takenOver } from '../../steps/taken-over.ts';
import { expect, test } from '../../stayfront.ts';

test.beforeEach(async ({ page }) => {
  // Where the hotel's own site is allowed as the page around it, this header names that site.
  await page.route(/\/1001(\?|\/room)/, async (route) => {
    const answer = await route.fetch();
    const { 'content-security-policy': policy = '', ...headers } = answer.headers();
    const relaxed = policy.replace(/frame-ancestors [^;]*/, "frame-ancestors 'self'");
    await route.fulfill({ response: answer, headers: { ...headers, 'content-security-policy': relaxed } });
  });
});

test('E01 in a frame no popup ends the session, and the way back begins at the top of the page', async ({ page }) => {
  await page.clock.install();
  const address = homeOf(comingStay(2, 1));
  const body = `<!doctype html><title>Hotel</title><iframe title="Book" src="${address}" width="1200" height="700"></iframe>`;
  await page.route('**/hotel-site', (route) => route.fulfill({ contentType: 'text/html', body }));
  await page.goto('/hotel-site');
  const engine = page.frameLocator('iframe');
  const card = engine.getByRole('article', { name: 'Twin Room' });
  await expect(card.getByRole('button', { name: 'Details & Book' })).toBeEnabled();
  // Awake, or the link would open a page of its own and the way back would be the browser's.
  await takenOver(page.frames()[1] ?? page, 'h1');

  await card.getByRole('link', { name: 'Show more' }).scrollIntoViewIfNeeded();
  const top = () => page.frames()[1]?.evaluate(() => Math.round(scrollY));
  expect(await top()).toBeGreaterThan(100);
  await card.getByRole('link', { name: 'Show more' }).click();
  await expect(engine.getByRole('heading', { level: 1, name: 'Twin Room' })).toBeVisible();
  await expect.poll(top).toBe(0);
  await page.frames()[1]?.evaluate(() => history.back());
  await expect(card).toBeVisible();
  await expect.poll(top).toBe(0);

  await page.clock.fastForward(21 * 60_000);
  await page.clock.runFor(2_000);
  await expect(engine.getByRole('timer')).toHaveCount(0);
  await expect(engine.getByRole('alertdialog')).toHaveCount(0);
});
