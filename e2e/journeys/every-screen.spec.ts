import { provoked, walks } from '../scenes/walks.ts';
import { draw } from '../steps/draw.ts';
import { expectInLanguages } from '../steps/expect-in-languages.ts';
import { expectNoBarriers } from '../steps/expect-no-barriers.ts';
import { expectSpoken } from '../steps/expect-spoken.ts';
import { foldMonths } from '../steps/fold-months.ts';
import { findBarriers, type Barriers } from '../steps/find-barriers.ts';
import { findMissingChars } from '../steps/find-missing-chars.ts';
import { lookAtTexts } from '../steps/look-at-texts.ts';
import { expect, test } from '../stayfront.ts';

test.use({
  contextOptions: { reducedMotion: 'reduce' },
  viewport: { width: 1440, height: 900 },
  mayComplain: provoked,
});

/** The longest words and the other direction; the sweep looks at all languages. */
const languages = ['de', 'ar'];

for (const [name, walk] of walks)
  test(`J01 every screen has no barriers, says what was approved, and fits in three languages: ${name}`, async ({
    page,
    api,
    request,
    spend,
  }) => {
    test.slow(); // up to a dozen screens
    const drawn = new Map();
    for await (const scene of walk({ page, api, request, hotelId: 2160, round: 0 })) {
      spend('scenes');
      await foldMonths(page, true);
      await expectSpoken(page, scene);
      if (!scene.frame) await expectNoBarriers(page, scene.name, scene.part); // in a frame it is the same again
      await expectInLanguages(page, scene, { languages, drawn, isBrief: true });
      if (!scene.isLeft) await foldMonths(page, false);
    }
  });

test('whoever looks at texts finds what is cut, covered, outside or without letters, and nothing else', async ({
  page,
}) => {
  await page.setContent(`<!doctype html><html lang="en"><title>Look</title><body style="font: 16px sans-serif; margin: 0">
    <p>Right as it is</p>
    <p style="inline-size: 60px; overflow: hidden; white-space: nowrap">Cut at the side of a box</p>
    <p style="block-size: 18px; line-height: 18px; overflow: hidden; inline-size: 60px">One two three four five</p>
    <button style="inline-size: 60px; white-space: nowrap">Wider than its button</button>
    <p style="position: absolute; inset-block-start: 300px">Below another</p>
    <p style="position: absolute; inset-block-start: 302px">Above another</p>
    <p style="position: absolute; inset-block-start: 400px; inset-inline-start: 1400px; white-space: nowrap">Out of the window</p>
    <section style="position: absolute; inset-block-start: 500px; inline-size: 90px; block-size: 60px; overflow-y: auto">
      <p style="white-space: nowrap">Wider than a list</p><p>A list that is pushed up and down in its box</p></section>
    <section style="position: absolute; inset-block-start: 500px; inset-inline-start: 200px; inline-size: 90px; overflow-y: auto">
      <p style="white-space: nowrap">Wider than a short list</p></section>
    <section style="position: absolute; inset-block-start: 600px; inline-size: 90px; display: flex; overflow-x: auto">
      <p style="flex: none">Pushed along</p><p style="flex: none">with the row</p></section>
    <input placeholder="Longer than the field" style="inline-size: 60px"></body>`);
  const seen = await lookAtTexts(page, 'body');
  const { cut, overlapping, overflow } = seen;
  expect(cut).toEqual([
    'Cut at the side of a box (at the side)',
    'One two three four five (above or below)',
    'One two three four five (further lines)',
    'Wider than its button (outside of what holds it)',
    'Out of the window (outside of the window)',
    'Wider than a list (at the side of what is pushed up and down)',
    'Wider than a short list (at the side of what is pushed up and down)',
    'Longer than the field (in its field)',
  ]);
  expect(overlapping).toEqual(['Below another × Above another']);
  expect(overflow[0]).toMatch(/pixels$/);
  await draw(page, false);
  expect(await lookAtTexts(page, 'body'), 'also where nothing is drawn').toEqual(seen);
  expect(await findMissingChars(page, { 'sans-serif': 'Aß\u{378}' })).toEqual(['\u{378} in sans-serif']);
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
