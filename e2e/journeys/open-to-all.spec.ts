import { provoked, walks } from '../scenes/walks.ts';
import { expectOpenToAll } from '../steps/expect-open-to-all.ts';
import { expectSpoken } from '../steps/expect-spoken.ts';
import { test } from '../stayfront.ts';

test.use({
  contextOptions: { reducedMotion: 'reduce' },
  viewport: { width: 1440, height: 900 },
  mayComplain: provoked,
});

for (const [name, walk] of walks)
  test(`what a screen reader says was read and approved, and no barrier stands anywhere: ${name}`, async ({
    page,
    api,
    request,
  }) => {
    test.slow(); // a dozen looks at every scene
    for await (const scene of walk({ page, api, request, hotelId: 2165 })) {
      await expectSpoken(page, scene);
      if (!scene.frame) await expectOpenToAll(page, scene); // in a frame it is the same again
    }
  });
