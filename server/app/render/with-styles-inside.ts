import type { Template } from './assemble-page.ts';

export const linkStyle: Template['styleTag'] = (href) => `<link rel="stylesheet" href="${href}">`;

/**
 * The page with its styles inside it. Who comes for the first time would have to ask for them after the page, over a slow
 * line half a second later; who comes again has them, and a page without them is lighter.
 */
export function withStylesInside(template: Template, styles: ReadonlyMap<string, string>): Template {
  const styleTag: Template['styleTag'] = (href, nonce) => {
    const css = styles.get(href);
    return css === undefined ? linkStyle(href, nonce) : `<style nonce="${nonce}">${css}</style>`;
  };
  const html = template.html.replace(/<link rel="stylesheet"[^>]* href="([^"]+)"[^>]*>/g, (_link, href: string) =>
    styleTag(href, '__NONCE__'),
  );
  return { ...template, html, styleTag };
}
