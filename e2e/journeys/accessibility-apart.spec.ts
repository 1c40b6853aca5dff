import { expectNoBarriers } from '../steps/expect-no-barriers.ts';
import { openPage } from '../steps/open-page.ts';
import { calm, test } from '../stayfront.ts';

test.use(calm);

// In the light, and the rooms in forced colours: in the sweep.
test('no barriers in any part in any state, in Arabic and in the dark, nor in the description of the API', async ({
  page,
}) => {
  await openPage(page, '/__parts?lang=ar&theme=dark');
  await expectNoBarriers(page, '/__parts');
  await page.goto('/api/docs');
  await expectNoBarriers(page, '/api/docs');
});
