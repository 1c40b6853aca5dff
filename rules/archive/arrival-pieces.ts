/** As many pieces of at most so many bytes one archive may be sent in, below what a proxy usually lets through; a larger one comes by the command. */
export const mostPieces = 400;
export const pieceBytes = 5 * 1024 * 1024;
