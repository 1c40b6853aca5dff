import type { Page } from '@playwright/test';

/**
 * A calendar has two years, made month by month as the first two are: to look at all of them takes as long as to look
 * at ten other screens. The sweep does. By a sheet of the document's own, which no policy forbids.
 */
export const foldMonths = (page: Page, isFolded: boolean): Promise<void> =>
  page.evaluate(
    (css) => {
      const sheet = new CSSStyleSheet();
      sheet.replaceSync(css);
      document.adoptedStyleSheets = [sheet];
    },
    isFolded ? '.month:nth-child(n + 3) { display: none }' : '',
  );
