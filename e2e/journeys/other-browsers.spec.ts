import { comingStay, homeOf } from '../steps/coming-stay.ts';
import { openPage } from '../steps/open-page.ts';
import { otherLanguageData, textsOf } from '../steps/other-language-data.ts';
import { calm, expect, test } from '../stayfront.ts';

test.use(calm);

// In English, all pages in both languages, and the oldest browser we serve: in the sweep.
test('in Thai, a browser with other language data takes the server’s page over as it is', async ({ page, request }) => {
  await page.addInitScript(otherLanguageData);
  const stay = homeOf(comingStay(5, 2)).split('?')[1];
  for (const path of ['/1001', '/hotel-chain/100']) {
    const address = `${path}?${stay}&lang=th`;
    await openPage(page, address);
    const served = await textsOf(
      page,
      (await (await request.get(address)).text()).replaceAll(/<style.*?<\/style>| style="[^"]*"/gs, ''),
    );
    expect(served.length).toBeGreaterThan(0);
    expect(await textsOf(page)).toEqual(served);
  }
});
