/**
 * What a lazy part names beside itself, so that the browser fetches it at the same moment: its styles, without which it
 * would be drawn bare. Its other parts the browser finds when it reads it. The list stands in the first file of every
 * page, and with all parts in it was 2 KB, a sixtieth of what a first page may weigh. Pages that are opened by a link
 * are announced with all they need by the server, in the page itself.
 */
export const announcedParts = (_file: string, parts: string[]): string[] =>
  parts.filter((part) => part.endsWith('.css'));
