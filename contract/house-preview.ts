/**
 * Below this address stand the pages of a hotel with the draft of its house in them, for who has signed in there:
 * `/preview/1001?checkIn=…`. What these pages ask goes below it, too: `/preview/api/hotels/1001/…`.
 */
export const previewRoot = '/preview';

/** Said to the page in the frame (`previewName` of look-preview.ts) when the draft has changed: it asks anew. */
export type DraftMessage = {
  readonly kind: 'stayfront-draft';
  readonly hotelId: number;
  /** The number of the draft as it is now. */
  readonly number: number;
};
