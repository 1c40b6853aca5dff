import { expect, test } from '../../stayfront.ts';
import { watchShifts } from '../../steps/watch-shifts.ts';

const houses = [
  { hotelId: 1001, name: 'Hotel Seeblick', fonts: ['open-sans'], brand: 'rgb(59, 96, 117)', mode: 'light' },
  { hotelId: 1002, name: 'Casa Lago', fonts: ['fraunces', 'inter'], brand: 'rgb(173, 79, 45)', mode: 'light' },
  { hotelId: 1003, name: 'The Riverhouse', fonts: ['cormorant', 'inter'], brand: null, mode: 'dark' },
];

for (const { hotelId, name, fonts, brand, mode } of houses) {
  test(`${name} comes in its own colour, light and fonts, and loads no others`, async ({ page }) => {
    const preloaded: string[] = [];
    page.on('console', (message) => {
      if (/was preloaded .* but not used/.test(message.text())) preloaded.push(message.text());
    });
    await page.goto(`/${hotelId}`, { waitUntil: 'networkidle' });
    await page.evaluate(() => document.fonts.ready);
    await expect(page.locator('html')).toHaveAttribute('data-mode', mode);
    const search = page.getByRole('button', { name: 'Search', exact: true });
    if (brand) await expect(search).toHaveCSS('background-color', brand);
    const loaded = await page.evaluate(() =>
      performance
        .getEntriesByType('resource')
        .flatMap(({ name }) => /\/([a-z-]+?)-latin-\w+-normal/.exec(name)?.[1] ?? []),
    );
    expect([...new Set(loaded)].toSorted()).toEqual(fonts);
    expect(preloaded).toEqual([]);
  });

  test(`nothing moves when the fonts of ${name} arrive`, async ({ page }) => {
    const expectStill = await watchShifts(page, 0.02);
    // Late, so that every line is first drawn in what stands in.
    await page.route(/\.woff2$/, async (route) => {
      const response = await route.fetch();
      await page.getByRole('button', { name: 'Search', exact: true }).waitFor();
      await route.fulfill({ response });
    });
    await page.goto(`/${hotelId}`, { waitUntil: 'networkidle' });
    await page.evaluate(() => document.fonts.ready);
    await expectStill();
  });
}
