// A phone with three dots to a pixel would take pictures of twice the bytes for a sharpness that nobody sees.
const sharpPhone = '(max-width: 599px) and (min-resolution: 2.5dppx) 80vw';

/** A picture as wide as the page. */
export const wholeSizes = `${sharpPhone}, 100vw`;

/** The picture of a card in a list. */
export const cardSizes = `(min-width: 1280px) 520px, (min-width: 600px) 280px, ${sharpPhone}, 88vw`;
