import { changeHotel, openManagedHotel } from '../steps/manage-hotel.ts';
import { visitAnew } from '../steps/visit-anew.ts';
import { expect, test } from '../stayfront.ts';

test('A04 legal texts are the hotel’s own: sanitised, in the guest’s language or one the hotel has', async ({
  request,
  api,
}) => {
  const hotel = await openManagedHotel(request, 9303);
  const hostile =
    '<h2>Who we are</h2><p onclick="alert(1)">Call <a href="tel:+41335550177">us</a> or <a href="javascript:alert(1)">not</a>.</p>' +
    '<script>document.title="taken"</script><img src="x" onerror="alert(1)"><iframe src="https://evil.example"></iframe><ul><li>One</li><li>Two</li></ul>';
  await changeHotel({ request, api }, hotel, {
    legal: { privacyPolicy: { en: hostile, ar: 'نص عربي' }, generalTerms: { de: '## Preise\nAlles inbegriffen.' } },
  });
  const read = async (page: string, lang: string) => {
    const { html, title } = await visitAnew(`/9303/customer-account/${page}?lang=${lang}`);
    return { title, article: /<article.*?<\/article>/s.exec(html)?.[0] ?? '' };
  };
  const { title, article } = await read('privacy-policy', 'en');
  expect(title).toBe('Berghaus Alpina · Privacy policy');
  expect(article).toMatch(/<h2[^>]*>Who we are<\/h2>/);
  expect(article.match(/<a /g)).toHaveLength(1);
  expect(article).toMatch(/<a href="tel:\+41335550177"[^>]*>us<\/a> or (?:<[^>]*>)*not/);
  expect(article).toMatch(/<li>One<\/li>\s*<li>Two<\/li>/);
  expect(article).not.toMatch(/<script|<img|<iframe|onclick|onerror|javascript:/);
  expect((await read('privacy-policy', 'ar')).article).toContain('نص عربي');
  // No terms in Arabic, in the hotel's language or in English: the German ones, which say so and read from the left.
  expect((await read('general-terms', 'ar')).article).toMatch(
    /<div(?=[^>]* lang="de")(?=[^>]* dir="ltr")[^>]*>.*Alles inbegriffen\./s,
  );
});
