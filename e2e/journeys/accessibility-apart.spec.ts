import { expectNoBarriers } from '../steps/expect-no-barriers.ts';
import { openPage } from '../steps/open-page.ts';
import { calm, test } from '../stayfront.ts';

test.use(calm);

// In the light, the rooms in forced colours, and the description of the API: in the sweep.
test('no barriers in any part in any state, in Arabic and in the dark', async ({ page }) => {
  await openPage(page, '/__parts?lang=ar&theme=dark');
  await expectNoBarriers(page, '/__parts');
});
