import { expectFewScripts } from '../steps/expect-few-scripts.ts';
import { calm, test } from '../stayfront.ts';

test.use(calm);

// Both pages in all three languages: in the sweep.
test('before the first touch the rooms and one room need at most 120 KB of JavaScript, in English, German and Arabic', async ({
  page,
}) => {
  await expectFewScripts(page, '/1001', 'en');
  await expectFewScripts(page, '/1001/room/double', 'de');
  await expectFewScripts(page, '/1001', 'ar');
});
