import type { DrawnPage } from '@stayfront/contract/drawn-page';
import { inert, text } from '../../platform/http/html-text.ts';
import { shareTags } from './share-tags.ts';

export type Template = {
  /** The page that Vite built, with places to fill. */
  readonly html: string;
  /** Where a source file ended up, and the style sheets it brings. */
  filesOf(source: string): { readonly scripts: readonly string[]; readonly styles: readonly string[] };
  /** How the page comes by a style sheet. */
  styleTag(href: string, nonce: string): string;
  /** How it asks for modules ahead; the first may bear a mark. */
  moduleTags(hrefs: readonly string[], nonce: string, mark: string): string;
};

/** The whole document: what was rendered, the theme, and the state the browser goes on from. */
export function assemblePage(
  { html, filesOf, styleTag, moduleTags }: Template,
  page: DrawnPage,
  nonce: string,
  extraHead = '',
): string {
  const head = [
    `<title>${text(page.title)}</title>`,
    `<link rel="icon" href="${text(page.icon)}">`,
    page.description ? `<meta name="description" content="${text(page.description)}">` : '',
    page.isPrivate ? '<meta name="robots" content="noindex">' : '',
    page.share ? shareTags({ ...page, share: page.share }) : '',
    ...page.preloads.map(
      (link) =>
        `<link rel="preload" as="${link.as}" ${link.srcset ? `imagesrcset="${text(link.srcset)}" imagesizes="${text(link.sizes ?? '100vw')}"` : `href="${text(link.href)}"`}` +
        `${link.type ? ` type="${text(link.type)}"` : ''}${link.as === 'font' ? ' crossorigin' : ' fetchpriority="high"'}>`,
    ),
    ...page.modules.flatMap((module) => {
      const files = filesOf(module);
      // The browser fetches the texts of its language from here, without knowing the files of all others.
      // In the words of which country they are makes no difference to it.
      const [, texts] = /\/locales\/(\w+\.po\?\w+)(?:-\w+)?$/.exec(module) ?? [];
      const mark = texts === undefined ? '' : ` data-texts="${texts}"`;
      return [...files.styles.map((href) => styleTag(href, nonce)), moduleTags(files.scripts, nonce, mark)];
    }),
    `<style nonce="${nonce}">${page.themeCss}</style>`,
    extraHead,
  ].join('');
  const places: Record<string, string> = {
    __LANG__: page.language,
    __DIR__: page.direction,
    __MODE__: page.mode,
    __BODY_CLASS__: page.bodyClass,
    __FRAMED__: page.isFramed ? 'yes' : 'no',
    __WORDS__: page.words.join(' '),
    __NONCE__: nonce,
    '<!--head-->': head,
    '<!--app-->': page.html,
    '<!--boot-->': `<script type="application/json" id="boot">${inert(page.boot)}</script>`,
  };
  // One pass over the template: what is filled in is never searched again, so content cannot pose as a place.
  return html.replace(
    /__(?:LANG|DIR|MODE|BODY_CLASS|FRAMED|WORDS|NONCE)__|<!--(?:head|app|boot)-->/g,
    (place) => places[place] ?? '',
  );
}
