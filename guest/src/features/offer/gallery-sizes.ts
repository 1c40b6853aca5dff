import { wholeSizes } from '@stayfront/ui/parts/picture-sizes.ts';

/** How wide the large picture of a room is; the page announces it beforehand with the same words, or it would come twice. */
export const gallerySizes = `(min-width: 1280px) 640px, (min-width: 600px) 50vw, ${wholeSizes}`;
