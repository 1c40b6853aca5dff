import path from 'node:path';

/** Where the pictures of a data directory lie. */
export const picturesIn = (dataDir: string): string => path.join(dataDir, 'pictures');
