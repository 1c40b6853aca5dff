import { previewRoot } from '@stayfront/contract/house-preview';

/**
 * Where this page stands: below the root of previews, or below nothing. A preview keeps what it keeps apart from what
 * the same browser keeps for the hotel's own pages, and leads to previews.
 */
export const previewBase = (): string =>
  typeof location !== 'undefined' && location.pathname.startsWith(`${previewRoot}/`) ? previewRoot : '';
