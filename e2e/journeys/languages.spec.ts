import { provoked, walks } from '../scenes/walks.ts';
import { expectInLanguages, type Drawn } from '../steps/expect-in-languages.ts';
import { findMissingLetters } from '../steps/find-missing-letters.ts';
import { lookAtTexts } from '../steps/look-at-texts.ts';
import { expect, test } from '../stayfront.ts';

test.use({
  contextOptions: { reducedMotion: 'reduce' },
  viewport: { width: 1440, height: 900 },
  mayComplain: provoked,
});

for (const [name, walk] of walks)
  test(`J01 ${name}: every screen speaks 31 languages, and everything fits on a phone and at a desk`, async ({
    page,
    api,
    request,
  }) => {
    test.setTimeout(900_000); // sixty looks at every screen, also on a machine that has other things to do
    const drawn: Drawn = new Map();
    for await (const scene of walk({ page, api, request, hotelId: 2160 })) await expectInLanguages(page, scene, drawn);
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
    <input placeholder="Longer than the field" style="inline-size: 60px"></body>`);
  const { cut, overlapping, overflow } = await lookAtTexts(page, 'body');
  expect(cut).toEqual([
    'Cut at the side of a box (at the side)',
    'One two three four five (above or below)',
    'One two three four five (further lines)',
    'Wider than its button (outside of what holds it)',
    'Out of the window (outside of the window)',
    'Longer than the field (in its field)',
  ]);
  expect(overlapping).toEqual(['Below another × Above another']);
  expect(overflow[0]).toMatch(/pixels$/);
  expect(await findMissingLetters(page, { 'sans-serif': 'Aß\u{378}' })).toEqual(['\u{378} in sans-serif']);
});
