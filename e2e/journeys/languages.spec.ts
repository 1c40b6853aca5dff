import { languages } from '@stayfront/contract/property/texts';
import { comingStay } from '../steps/coming-stay.ts';
import { expectInLanguage } from '../steps/expect-in-language.ts';
import { openPage } from '../steps/open-page.ts';
import { searchApi } from '../steps/search-api.ts';
import { expect, test } from '../stayfront.ts';

test.use({ contextOptions: { reducedMotion: 'reduce' } });

// English is what the others are held against.
for (const language of languages.filter((one) => one !== 'en'))
  test(`every page of the search speaks ${language}, and everything fits on a phone and at a desk`, async ({
    page,
    api,
  }) => {
    const stay = comingStay(4, 2);
    const { availabilities } = await searchApi(api, stay);
    const ofHotel = new Set(availabilities.flatMap(({ products }) => products.map((one) => one.ratePlanName)));
    const { arrival, departure } = stay;
    const dates = `checkIn=${arrival}&checkOut=${departure}&lang=${language}`;
    await page.setViewportSize({ width: 390, height: 844 });
    await openPage(page, `/1001?${dates}`);
    await expectInLanguage(page, language, 'the rooms', ofHotel);
    await page.getByRole('search').getByRole('button').first().click();
    await expect(page.getByRole('dialog').getByRole('grid').first()).toBeVisible();
    await expectInLanguage(page, language, 'the calendar', ofHotel);
    await page.keyboard.press('Escape');
    await page.setViewportSize({ width: 1440, height: 900 });
    await page.getByRole('article').first().locator('[aria-expanded=false][aria-controls]').click();
    await expectInLanguage(page, language, 'the rates', ofHotel);
    for (const address of [
      `/1001/room/double.flexible?${dates}`,
      `/1001/packages?${dates}`,
      `/1001/reservation/cancel?lang=${language}`,
    ]) {
      await openPage(page, address);
      await expectInLanguage(page, language, address, ofHotel);
      await page.setViewportSize({ width: 390, height: 844 });
      await expectInLanguage(page, language, address, ofHotel);
      await page.setViewportSize({ width: 1440, height: 900 });
    }
  });
