/**
 * What a lazy part names beside itself, so that the browser fetches it at the same moment. The list stands in the first
 * file of every page, whoever reads it. Pages that guests open by a link from elsewhere are announced by the server, in
 * the page itself; they name their styles only, without which they would be drawn bare.
 */
const openedByLink =
  /(parts|customization|sign-in|legal|accessibility|maintenance|chain|not-found|cancel|cancelled|pay|pay-callback|pay-change|lost-link|modified|manage|change|change-paid|bundle)-screen-/;

export const announcedParts = (file: string, parts: string[]): string[] =>
  openedByLink.test(file) ? parts.filter((part) => part.endsWith('.css')) : parts;
