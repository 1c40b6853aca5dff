import { comingStay } from '../steps/coming-stay.ts';
import { openPage } from '../steps/open-page.ts';
import { expect, test } from '../stayfront.ts';

test('A17 D01 a guest changes the language and the light: the page turns at once, keeps what was shut, and stays that way', async ({
  page,
}) => {
  const stay = comingStay(3, 2);
  const query = `?checkIn=${stay.arrival}&checkOut=${stay.departure}`;
  const section = (name: string) =>
    page.locator('details').filter({ has: page.getByRole('heading', { name, exact: true }) });
  const speak = async (now: string, next: string) => {
    await page.getByRole('button', { name: now }).click();
    await page.getByRole('dialog').getByRole('button', { name: next }).click();
  };
  await openPage(page, `/1001/room/double.pay-at-hotel${query}`);
  await page.evaluate(() => Object.assign(window, { isSamePage: true }));
  await page.getByRole('heading', { name: 'Facilities' }).click();
  await expect(section('Facilities')).not.toHaveAttribute('open');
  await speak('Language: English', 'Deutsch');
  // Names of rates come last, with the prices.
  await expect(page.getByRole('region', { name: 'Flexibel' })).toBeVisible();
  await expect(section('Ausstattung')).not.toHaveAttribute('open');
  await expect(section('Preisdetails')).toHaveAttribute('open');

  const html = page.locator('html');
  await page.getByRole('banner').getByRole('link', { name: 'Alle Zimmer' }).click();
  await expect(page.getByRole('article', { name: 'Doppelzimmer mit Seeblick' })).toBeVisible();
  await speak('Sprache: Deutsch', 'العربية');
  await expect(html).toHaveAttribute('lang', 'ar');
  await expect(html).toHaveAttribute('dir', 'rtl');
  await expect(page.getByRole('article', { name: 'غرفة مزدوجة مطلة على البحيرة' })).toBeVisible();
  await expect(page.getByRole('button', { name: 'بحث', exact: true })).toBeVisible();
  await expect(page).toHaveURL(new RegExp(`checkIn=${stay.arrival}&checkOut=${stay.departure}&lang=ar`));
  expect(await page.evaluate(() => 'isSamePage' in window)).toBe(true);
  await expect(page.getByRole('banner').getByRole('button', { name: 'العربية' })).toBeFocused();

  const ground = () => page.evaluate(() => getComputedStyle(document.body).backgroundColor);
  const light = await ground();
  await page.getByRole('button', { name: 'الوضع الداكن' }).click();
  await expect(html).toHaveAttribute('data-mode', 'dark');
  await expect(page).toHaveURL(/theme=dark/);
  await expect.poll(ground).not.toBe(light);

  await openPage(page, '/1001');
  for (const [name, value] of [
    ['lang', 'ar'],
    ['dir', 'rtl'],
    ['data-mode', 'dark'],
  ] as const)
    await expect(html).toHaveAttribute(name, value);
});
