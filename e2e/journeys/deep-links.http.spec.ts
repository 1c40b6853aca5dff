import { readFileSync } from 'node:fs';
import path from 'node:path';
import { comingStay } from '../steps/coming-stay.ts';
import { visitAnew } from '../steps/visit-anew.ts';
import { expect, test } from '../stayfront.ts';

/** The examples that hotels copy: a link, and the path it opens. Pages behind a hash are opened in routing.spec.ts. */
const sections = readFileSync(path.join(import.meta.dirname, '..', '..', 'docs', 'deep-links.md'), 'utf8')
  .split(/^## /m)
  .map((section) => ({
    title: section.split('\n')[0] ?? '',
    examples: [...section.matchAll(/^\| `([^`]+)` \| `([^`]+)` \|/gm)].map(([, link = '', opens = '']) => ({
      link,
      opens,
    })),
  }))
  .filter(({ examples }) => examples.length > 0);
const stay = comingStay(4, 2);
const ahead = (link: string): string =>
  link
    .replace('checkIn=2027-06-11', `checkIn=${stay.arrival}`)
    .replace('checkOut=2027-06-13', `checkOut=${stay.departure}`);

test('the page of links has examples of all kinds, and none stands there twice', () => {
  const links = sections.flatMap(({ examples }) => examples.map(({ link }) => link));
  expect(sections).toHaveLength(5);
  expect(links.length).toBeGreaterThan(30);
  expect(new Set(links).size).toBe(links.length);
});

for (const { title, examples } of sections)
  test(`A10 A15 links that hotels and partners use open what is said of them: ${title}`, async () => {
    for (const { link, opens } of examples.filter((one) => !one.link.includes('#'))) {
      const { status, address, heading } = await visitAnew(ahead(link));
      expect([link, status, address.split('?')[0]]).toEqual([link, 200, opens]);
      expect(heading, link).toMatch(/\S/);
    }
  });
