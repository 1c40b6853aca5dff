import type { RenderedPage } from '@stayfront/contract/guest-app';
import { inert, text } from '../../platform/http/html-text.ts';

type Shared = Pick<RenderedPage, 'title' | 'description' | 'language'> & {
  readonly share: NonNullable<RenderedPage['share']>;
};

/** What a search engine or a messenger reads of a page. */
export function shareTags({ title, description, language, share }: Shared): string {
  const { canonical, alternates, siteName, picture, structured } = share;
  const name = share.title ?? title;
  const og: readonly (readonly [name: string, content: string])[] = [
    ['og:type', 'website'],
    ['og:site_name', siteName],
    ['og:title', name],
    ...(description ? [['og:description', description] as const] : []),
    ['og:url', canonical],
    ['og:locale', language],
    ...(picture
      ? ([
          ['og:image', picture.href],
          ['og:image:width', String(picture.width)],
          ['og:image:height', String(picture.height)],
          ['og:image:alt', picture.alt],
        ] as const)
      : []),
  ];
  return [
    `<link rel="canonical" href="${text(canonical)}">`,
    ...alternates.map((one) => `<link rel="alternate" hreflang="${text(one.language)}" href="${text(one.href)}">`),
    ...og.map(([property, content]) => `<meta property="${property}" content="${text(content)}">`),
    `<meta name="twitter:card" content="${picture ? 'summary_large_image' : 'summary'}">`,
    structured ? `<script type="application/ld+json">${inert(structured)}</script>` : '',
  ].join('');
}
