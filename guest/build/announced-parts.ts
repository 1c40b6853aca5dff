/**
 * What a lazy part names beside itself, so that the browser fetches it at the same moment. The list stands in the first
 * file of every page, whoever reads it. So only the steps of a booking name all; everything else names its styles,
 * without which it would be drawn bare. Pages that are opened by a link are announced by the server, in the page itself.
 */
const stepOfBooking = /(home|room|package|packages|add-services|guest-info|card-details|thank-you)-screen-/;

export const announcedParts = (file: string, parts: string[]): string[] =>
  stepOfBooking.test(file) ? parts : parts.filter((part) => part.endsWith('.css'));
