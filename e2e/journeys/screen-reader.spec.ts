import { provoked, walks } from '../scenes/walks.ts';
import { expectSpoken } from '../steps/expect-spoken.ts';
import { test } from '../stayfront.ts';

test.use({
  contextOptions: { reducedMotion: 'reduce' },
  viewport: { width: 1440, height: 900 },
  mayComplain: provoked,
});

for (const [name, walk] of walks)
  test(`what a screen reader says is as it was read and approved: ${name}`, async ({ page, api, request }) => {
    for await (const scene of walk({ page, api, request, hotelId: 2161 })) await expectSpoken(page, scene);
  });
