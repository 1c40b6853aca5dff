import { roomCard } from '../../steps/choose-room.ts';
import { comingStay, homeOf } from '../../steps/coming-stay.ts';
import { payWith, prepaidRoom, proceed, goOnToPayment } from '../../steps/go-to-payment.ts';
import { openPage } from '../../steps/open-page.ts';
import { calm, expect, test } from '../../stayfront.ts';

test.use(calm);

/** What Safari 16.4, Chrome 111 or Firefox 128 do not have. */
const withoutNewThings = (): void => {
  const gone: [object, string[]][] = [
    [Promise, ['withResolvers', 'try']],
    [Object, ['groupBy']],
    [Map, ['groupBy']],
    [URL, ['canParse', 'parse']],
    [Array, ['fromAsync']],
    [AbortSignal, ['any']],
    [RegExp, ['escape']],
    [Set.prototype, ['union', 'intersection', 'difference', 'isSubsetOf', 'isSupersetOf', 'isDisjointFrom']],
    [HTMLElement.prototype, ['showPopover', 'hidePopover', 'togglePopover', 'popover']],
    [Document.prototype, ['startViewTransition']],
    [Response.prototype, ['bytes']],
    [Intl.Locale.prototype, ['getWeekInfo', 'getTextInfo']],
    [window, ['navigation', 'scheduler', 'cookieStore', 'CloseWatcher']],
  ];
  for (const [owner, names] of gone) for (const name of names) Reflect.deleteProperty(owner, name);
};

test('with the oldest browser we serve a guest reads a tip, books a room and pays for it', async ({ page }) => {
  await page.addInitScript(withoutNewThings);
  await openPage(page, homeOf(comingStay(6, 1), 1002));
  expect(await page.evaluate(() => 'withResolvers' in Promise || 'showPopover' in document.body)).toBe(false);
  await roomCard(page, prepaidRoom).getByRole('button', { name: 'Details & Book' }).click();
  const tip = roomCard(page, prepaidRoom).getByRole('tooltip').first();
  await expect(tip).toBeHidden();
  await roomCard(page, prepaidRoom).locator('.tip-btn').first().click();
  await expect(tip).toBeVisible();
  await page.keyboard.press('Escape');
  await expect(tip).toBeHidden();
  await roomCard(page, prepaidRoom).getByRole('button', { name: 'Hide rates' }).click();
  await goOnToPayment(page);
  await proceed(page);
  await payWith(page, '1111');
  await expect(page.getByRole('heading', { name: 'Booking and payment confirmed!' })).toBeVisible();
});
