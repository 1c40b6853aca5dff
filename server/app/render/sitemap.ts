import type { PropertyDocument } from '@stayfront/contract/property/property-document';
import { languages } from '@stayfront/contract/property/texts';
import { text } from '../../platform/http/html-text.ts';

/** Pages of one guest, and what is no page: nothing to find there. */
const hidden = [
  '/api/',
  '/preview/',
  '/*/checkout/',
  '/*/reservation/',
  '/*/bundle/',
  '/*/config',
  '/*/desk',
  '/*/customization-form',
];

export const robots = (origin: string): string =>
  ['User-agent: *', ...hidden.map((path) => `Disallow: ${path}`), '', `Sitemap: ${origin}/sitemap.xml`, ''].join('\n');

export const sitemapIndex = (origin: string, hotelIds: readonly number[]): string =>
  inXml(
    'sitemapindex',
    hotelIds.map((hotelId) => `<sitemap><loc>${text(`${origin}/${hotelId}/sitemap.xml`)}</loc></sitemap>`),
  );

/** What a hotel puts into the robots.txt of a site of its own that stands before these pages. */
export const robotsOf = (origin: string, hotelId: number): string =>
  [
    'User-agent: *',
    ...hidden.filter((path) => path.startsWith('/*/')).map((path) => `Disallow: ${path.replace('*', String(hotelId))}`),
    '',
    `Sitemap: ${origin}/${hotelId}/sitemap.xml`,
    '',
  ].join('\n');

/** The public pages of a hotel and that of its chain, each in every language. */
export function sitemapOf(origin: string, document: PropertyDocument): string {
  const { hotelId, chainId, rooms, packages, legal, config } = document;
  const open = packages.filter((one) => one.isPublic);
  const paths = [
    '',
    ...rooms.map(({ id }) => `/room/${id}`),
    ...(config.useOffers && open.length > 0 ? ['/packages', ...open.map(({ id }) => `/package/${id}`)] : []),
    ...(legal.privacyPolicy ? ['/customer-account/privacy-policy'] : []),
    ...(legal.generalTerms ? ['/customer-account/general-terms'] : []),
    '/customer-account/accessibility',
  ];
  return inXml(
    'urlset',
    [
      ...paths.map((path) => urlOf(`${origin}/${hotelId}${path}`)),
      ...(chainId === undefined ? [] : [urlOf(`${origin}/hotel-chain/${chainId}`)]),
    ],
    ' xmlns:xhtml="http://www.w3.org/1999/xhtml"',
  );
}

function urlOf(address: string): string {
  const alternates = [
    ...languages.map((language) => [language, `${address}?lang=${language}`] as const),
    ['x-default', address] as const,
  ];
  return `<url><loc>${text(address)}</loc>${alternates
    .map(([language, href]) => `<xhtml:link rel="alternate" hreflang="${language}" href="${text(href)}"/>`)
    .join('')}</url>`;
}

const inXml = (name: string, items: readonly string[], more = ''): string =>
  `<?xml version="1.0" encoding="UTF-8"?>\n<${name} xmlns="http://www.sitemaps.org/schemas/sitemap/0.9"${more}>\n${items.join('\n')}\n</${name}>\n`;
