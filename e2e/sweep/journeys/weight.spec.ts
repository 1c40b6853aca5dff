import { expectFewScripts } from '../../steps/expect-few-scripts.ts';
import { test } from '../../stayfront.ts';

for (const lang of ['en', 'de', 'ar'])
  test(`before the first touch the rooms and one room need at most 120 KB of JavaScript, lang ${lang}`, async ({
    page,
  }) => {
    for (const path of ['/1001', '/1001/room/double']) await expectFewScripts(page, path, lang);
  });
