import { expect, test } from 'vitest';
import { shareTags } from './share-tags.ts';

const share = {
  canonical: 'https://book.example/1001?lang=en',
  alternates: [{ language: 'x-default', href: 'https://book.example/1001' }],
  siteName: 'Hotel',
  title: null,
  picture: { href: 'https://book.example/p.jpg', alt: 'A lake', width: 1440, height: 900 },
  structured: { name: 'Hotel' },
};
const page = { title: 'Hotel · All Rooms', description: 'A quiet house', language: 'en' };

test('a page tells its one address, its languages, its picture and what it is', () => {
  const tags = shareTags({ ...page, share });
  expect(tags).toContain('<link rel="canonical" href="https://book.example/1001?lang=en">');
  expect(tags).toContain('<link rel="alternate" hreflang="x-default" href="https://book.example/1001">');
  expect(tags).toContain('<meta property="og:title" content="Hotel · All Rooms">');
  expect(tags).toContain('<meta property="og:image" content="https://book.example/p.jpg">');
  expect(tags).toContain('<meta name="twitter:card" content="summary_large_image">');
  expect(tags).toContain('<script type="application/ld+json">{"name":"Hotel"}</script>');
});

test('what a hotel has written stays text', () => {
  const evil = '"><script>alert(1)</script>';
  const tags = shareTags({ ...page, title: evil, share: { ...share, title: evil, structured: { name: evil } } });
  expect(tags).not.toContain('<script>alert');
  expect(tags.match(/<\/script>/g)).toHaveLength(1);
});
