import { weighPage } from '../steps/weigh-page.ts';
import { expect, test } from '../stayfront.ts';

// All languages are in the sweep.
test('a page carries the guest’s language alone, and is at most 8 KB heavier for it than in English', async ({
  request,
}) => {
  const known = new Map<string, number>();
  const english = await weighPage(request, 'en', known);
  expect(english.bytes).toBeGreaterThan(10_000);
  for (const lang of ['en', 'de', 'ar']) {
    const { texts, bytes } = await weighPage(request, lang, known);
    expect([...texts]).toEqual([lang]);
    expect(bytes - english.bytes, lang).toBeLessThanOrEqual(8 * 1024);
  }
});
