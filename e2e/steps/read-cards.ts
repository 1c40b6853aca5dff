/** What a page that the server sends says, as a reader without a browser has it. */
export const plainText = (html: string): string =>
  html
    .replace(/<(script|style|template)\b.*?<\/\1>/gs, ' ')
    .replace(/<!--.*?-->/gs, '')
    .replace(/<[^>]+>/g, ' ')
    .replaceAll('&nbsp;', ' ')
    .replaceAll('&amp;', '&')
    .replaceAll('&#x27;', '’')
    .replace(/\s+/g, ' ');

/** The cards of a page by their names, in their order, with what each says. */
export const readCards = (html: string): Map<string, string> =>
  new Map(
    [...html.matchAll(/<article[^>]*aria-label="([^"]*)"[^>]*>(.*?)<\/article>/gs)].map(
      ([, name = '', inside = '']) => [name, plainText(inside)],
    ),
  );
