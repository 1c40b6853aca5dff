import { comingStay, homeOf } from '../../steps/coming-stay.ts';
import { readHtmlTag } from '../../steps/read-html-tag.ts';
import { openPage } from '../../steps/open-page.ts';
import { expect, test } from '../../stayfront.ts';

const inGerman = { room: 'Doppelzimmer mit Seeblick', search: 'Suchen', privacy: 'Datenschutz' };
const inArabic = { room: 'غرفة مزدوجة مطلة على البحيرة', search: 'بحث', privacy: 'سياسة الخصوصية' };

for (const [lang, name, direction, words] of [
  ['de', 'Deutsch', 'ltr', inGerman],
  ['ar', 'العربية', 'rtl', inArabic],
] as const) {
  test(`A17 a guest switches to ${name}: the page turns at once and stays that way`, async ({ page }) => {
    const stay = comingStay(3, 2);
    await openPage(page, homeOf(stay));
    await page.evaluate(() => Object.assign(window, { isSamePage: true }));
    await page.getByRole('button', { name: 'Language: English' }).click();
    await page.getByRole('dialog', { name: 'Language' }).getByRole('button', { name }).click();

    const html = page.locator('html');
    await expect(html).toHaveAttribute('lang', lang);
    await expect(html).toHaveAttribute('dir', direction);
    await expect(page.getByRole('article', { name: words.room })).toBeVisible();
    await expect(page.getByRole('button', { name: words.search, exact: true })).toBeVisible();
    await expect(page).toHaveURL(new RegExp(`checkIn=${stay.arrival}&checkOut=${stay.departure}&lang=${lang}`));
    expect(await page.evaluate(() => 'isSamePage' in window)).toBe(true);
    await expect(page.getByRole('banner').getByRole('button', { name })).toBeFocused();

    await openPage(page, '/1001');
    await expect(html).toHaveAttribute('lang', lang);
    await expect(html).toHaveAttribute('dir', direction);
    await expect(page.getByRole('link', { name: words.privacy })).toBeVisible();
    await page.reload();
    await expect(html).toHaveAttribute('lang', lang);
  });
}

test('what the hotel has not said in the guest’s language is marked with its own, and runs its own way', async ({
  page,
}) => {
  await openPage(page, `${homeOf(comingStay(3, 2))}&lang=he`);
  await expect(page.locator('html')).toHaveAttribute('dir', 'rtl');
  await expect(page.locator('.hero__in p')).toHaveAttribute('lang', 'en');
  const card = page.getByRole('article', { name: 'Double Room with Lake View' });
  const name = card.getByRole('heading', { level: 3 });
  await expect(name).toHaveAttribute('lang', 'en');
  await expect(name).toHaveCSS('direction', 'ltr');
  await expect(name).toHaveCSS('text-align', 'end');
  await expect(card.locator('.room__desc [lang]')).toHaveAttribute('lang', 'en');
  // Our own words beside it are the page's.
  await expect(card.locator('.room__desc .link')).toHaveCSS('direction', 'rtl');
  await card.locator('[aria-expanded=false][aria-controls]').click();
  await expect(card.getByRole('heading', { level: 4, name: 'Flexible' })).toHaveAttribute('lang', 'en');
  await openPage(page, `${homeOf(comingStay(3, 2))}&lang=ar`);
  await expect(page.locator('main :is(h3, h4, .room__desc span, .hero__in p)[lang]')).toHaveCount(0);
});

test('A17 a guest switches to the dark and back, and the house remembers it', async ({ page, context }) => {
  await openPage(page, '/1001');
  const ground = () => page.evaluate(() => getComputedStyle(document.body).backgroundColor);
  const light = await ground();
  await page.getByRole('button', { name: 'Dark mode' }).click();
  await expect(page.locator('html')).toHaveAttribute('data-mode', 'dark');
  await expect(page).toHaveURL(/theme=dark/);
  await expect.poll(ground).not.toBe(light);

  await openPage(page, '/1001');
  await expect(page.locator('html')).toHaveAttribute('data-mode', 'dark');
  const cookie = (await context.cookies())
    .filter(({ name }) => name.endsWith('-mode'))
    .map(({ name, value }) => `${name}=${value}`)
    .join('; ');
  expect(await readHtmlTag('/1001', { cookie })).toContain('data-mode="dark"');

  await page.getByRole('button', { name: 'Light mode' }).click();
  await expect(page.locator('html')).toHaveAttribute('data-mode', 'light');
  await expect.poll(ground).toBe(light);
});

test('on a phone the menu holds language, light and the way home', async ({ page }) => {
  await page.setViewportSize({ width: 390, height: 844 });
  await openPage(page, '/1001');
  await page.getByRole('button', { name: 'Menu' }).click();
  const menu = page.getByRole('dialog', { name: 'Hotel Seeblick' });
  await expect(menu.getByRole('link', { name: 'Home' })).toBeVisible();
  await menu.getByRole('button', { name: 'Dark mode' }).click();
  await expect(page.locator('html')).toHaveAttribute('data-mode', 'dark');
  await menu.getByText('Language: English').click();
  await menu.getByRole('button', { name: 'العربية' }).click();
  await expect(menu).toBeHidden();
  await expect(page.locator('html')).toHaveAttribute('dir', 'rtl');
  const sideways = await page.evaluate(() => document.documentElement.scrollWidth - window.innerWidth);
  expect(sideways).toBeLessThanOrEqual(0);
});
