import { getConfig } from '@stayfront/contract/hotel';
import { otherCurrencies, preferredCurrencies } from '@stayfront/rules/currency/currencies';
import { comingStay, homeOf } from '../../steps/coming-stay.ts';
import { openPage } from '../../steps/open-page.ts';
import { stillTime } from '../../steps/still-time.ts';
import { expect, test } from '../../stayfront.ts';

test('A14 the logo leads home, and at home on a desk to the hotel’s own site in a new tab', async ({ page }) => {
  await openPage(page, '/1001/customer-account/privacy-policy');
  const banner = page.getByRole('banner');
  await banner.getByRole('link', { name: 'Hotel Seeblick' }).click();
  await expect(page.getByRole('heading', { name: 'Hotel Seeblick', level: 1 })).toBeVisible();

  const site = banner.getByRole('link', { name: /^Hotel Seeblick.*Opens the hotel’s website in a new tab$/ });
  await expect(site).toHaveAttribute('target', '_blank');
  await expect(site).toHaveAttribute('href', /^https:\/\//);
  await page.setViewportSize({ width: 820, height: 1180 });
  await expect(banner.getByRole('link', { name: 'Hotel Seeblick' })).toHaveAttribute('href', /^\/1001/);
});

test('A16 a picture as logo is part of the premium subscription', async ({ page, api }) => {
  for (const hotelId of [1001, 1002, 1003]) {
    const { subscription, theme } = await api(getConfig, { params: { hotelId }, query: {}, body: undefined });
    await openPage(page, `/${hotelId}`);
    const hasPicture = subscription === 'premium' && theme.logo !== null;
    await expect(page.getByRole('banner').locator('img')).toHaveCount(hasPicture ? 1 : 0);
  }
});

test('F04 the currency list has the preferred ones, a divider, and the others by the alphabet', async ({
  page,
  api,
}) => {
  const { currencies } = await api(getConfig, { params: { hotelId: 1001 }, query: {}, body: undefined });
  await openPage(page, '/1001');
  await page.getByRole('button', { name: 'Currency: CHF' }).click();
  const list = page.getByRole('dialog', { name: 'Currency' });
  await expect(list.getByRole('button', { name: /^CHF/ })).toBeFocused();
  const groups = await list
    .getByRole('list')
    .evaluateAll((lists) =>
      lists.map((one) => [...one.querySelectorAll('button > span')].map((name) => name.textContent ?? '')),
    );
  const offered = (codes: readonly string[]) => codes.filter((code) => (currencies as string[]).includes(code));
  expect(groups).toEqual([offered(preferredCurrencies), offered(otherCurrencies)]);
  expect(groups[1]).toEqual(groups[1]?.toSorted());
});

test('A17 a chosen currency is in the address, is asked for at once, and stays for the next visit', async ({
  page,
}) => {
  await openPage(page, homeOf(comingStay(3, 1)));
  const asked = page.waitForRequest(/availabilities\?.*currency=USD/);
  await page.getByRole('button', { name: 'Currency: CHF' }).click();
  await expect(page.getByRole('dialog', { name: 'Currency' })).toBeVisible();
  await page.keyboard.press('u');
  await expect(page.getByRole('button', { name: /^USD/ })).toBeFocused();
  await page.keyboard.press('Enter');
  await asked;
  await expect(page).toHaveURL(/currency=USD/);
  await expect(page.getByRole('button', { name: 'Currency: USD' })).toBeFocused();
  await openPage(page, '/1001');
  await expect(page.getByRole('button', { name: 'Currency: USD' })).toBeVisible();
});

test('F04 a link in a currency nobody has means euros, and a house with one currency offers no other', async ({
  page,
}) => {
  await openPage(page, '/1001?currency=XYZ');
  await expect(page.getByRole('button', { name: 'Currency: EUR' })).toBeVisible();
  await openPage(page, '/1002?currency=USD');
  await expect(page.getByRole('button', { name: 'Language: English' })).toBeVisible();
  await expect(page.getByRole('button', { name: /^Currency/ })).toHaveCount(0);
});

test('A13 the footer leads to privacy, terms and cancelling; a house without terms has no link to them', async ({
  page,
}) => {
  await openPage(page, '/1001');
  const footer = page.getByRole('contentinfo');
  await expect(footer.getByRole('link', { name: 'Privacy policy' })).toHaveAttribute('target', '_blank');
  await expect(footer.getByRole('link', { name: 'General terms' })).toHaveAttribute('target', '_blank');
  await expect(footer.getByRole('link', { name: 'Accessibility' })).toHaveAttribute('target', '_blank');
  await expect(footer.getByRole('link', { name: 'Cancel a reservation' })).toHaveAttribute(
    'href',
    '/1001/reservation/cancel',
  );
  await openPage(page, '/1003');
  await expect(footer.getByRole('link', { name: 'Privacy policy' })).toBeVisible();
  await expect(footer.getByRole('link', { name: 'General terms' })).toHaveCount(0);
});

test('A13 where a reservation is cancelled the footer leads back to the rooms', async ({ page }) => {
  await openPage(page, '/1001/reservation/cancel');
  const footer = page.getByRole('contentinfo');
  await expect(footer.getByRole('link', { name: 'Cancel a reservation' })).toHaveCount(0);
  await expect(footer.getByRole('link', { name: 'Book a room' })).toHaveAttribute('href', '/1001');
});

test('A13 while prices are loading the links of the footer wait', async ({ page }) => {
  const { promise: isAnswered, resolve: answer } = Promise.withResolvers<void>();
  await openPage(page, homeOf(comingStay(3, 1)));
  await page.route('**/availabilities?**', async (route) => {
    await isAnswered;
    await route.continue();
  });
  await page.getByRole('button', { name: 'Search', exact: true }).click();
  const cancel = page.getByRole('contentinfo').getByRole('link', { name: 'Cancel a reservation' });
  await expect(cancel).toHaveAttribute('aria-disabled', 'true');
  await cancel.click({ force: true });
  await expect(page).toHaveURL(/\/1001\?/);
  answer();
  await expect(cancel).not.toHaveAttribute('aria-disabled');
});

test.describe('on a phone', () => {
  test.use({ viewport: { width: 390, height: 844 }, hasTouch: true, isMobile: true });

  test('A14 the menu has the way home, cancelling and the legal pages, language and currency', async ({ page }) => {
    await openPage(page, homeOf(comingStay(3, 1)));
    await page.getByRole('button', { name: 'Menu' }).tap();
    const menu = page.getByRole('dialog', { name: 'Hotel Seeblick' });
    await expect(menu.getByRole('link')).toHaveText([
      'Home',
      'Cancel a reservation',
      'Privacy policy',
      'General terms',
      'Accessibility',
    ]);
    await menu.getByText('Currency: CHF').tap();
    await menu.getByRole('button', { name: /^EUR/ }).tap();
    await expect(page).toHaveURL(/currency=EUR/);
    await expect(menu).toBeHidden();
  });
});

test.describe('an address that leads nowhere', () => {
  test.use({ mayComplain: /status of 404 .*nothing/ });

  test('A05 counts down from five and goes home', async ({ page }) => {
    await page.clock.install();
    const answer = await openPage(page, '/1001/nothing-here');
    expect(await answer?.text()).toContain('We take you home in 5 seconds.');
    await stillTime(page);
    const timer = page.getByRole('timer');
    const left = Number(/\d/.exec(await timer.innerText())?.[0]);
    await page.clock.runFor(1000);
    await expect(timer).toHaveText(new RegExp(`in ${left - 1} seconds?\\.$`));
    for (let second = 0; second < left; second++) await page.clock.runFor(1000);
    await expect(page).toHaveURL(/\/1001$/);
    await page.clock.resume();
    await expect(page.getByRole('article').first()).toBeVisible();
  });

  test('lets a guest stay', async ({ page }) => {
    await page.clock.install();
    await openPage(page, '/1001/nothing-here');
    await page.getByRole('button', { name: 'Stay here' }).click();
    await expect(page.getByRole('timer')).toHaveCount(0);
    await page.clock.runFor(10_000);
    await expect(page).toHaveURL(/nothing-here/);
  });
});
