import { provoked, walks } from '../scenes/walks.ts';
import { expectOpenToAll } from '../steps/expect-open-to-all.ts';
import { expectSpoken } from '../steps/expect-spoken.ts';
import { findBarriers, type Barriers } from '../steps/find-barriers.ts';
import { expect, test } from '../stayfront.ts';

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

test('whoever looks for barriers finds them, and colours only where they are not known yet', async ({ page }) => {
  await page.setContent(`<!doctype html><html lang="en"><title>Look</title><body style="background: #fff">
    <p style="color: #bbb">Hardly to be read</p><img src="data:," /><input /><button></button>
    <a href="#a" style="display: inline-block; inline-size: 9px; block-size: 9px">a</a><a href="#b">b</a></body>`);
  const rulesOf = ({ found }: Barriers): string[] => found.map(({ rule }) => rule).toSorted();
  const rules = ['button-name', 'color-contrast', 'image-alt', 'label', 'target-size'];
  expect(rulesOf(await findBarriers(page, 'html'))).toEqual(rules);
  const withoutColours = rules.filter((rule) => rule !== 'color-contrast');
  expect(rulesOf(await findBarriers(page, 'html', { areColoursKnown: true }))).toEqual(withoutColours);
});
