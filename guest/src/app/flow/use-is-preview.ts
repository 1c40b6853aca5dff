import { previewRoot } from '@stayfront/contract/house-preview';
import { useHref } from 'react-router';

/** Whether this is a preview of the house, on the server as in the browser: people of the hotel look at their draft. */
export const useIsPreview = (): boolean => useHref('/').startsWith(previewRoot);
