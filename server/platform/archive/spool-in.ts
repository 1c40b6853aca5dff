import path from 'node:path';

/** Where files of a data directory lie that are gone again when somebody has read them. */
export const spoolIn = (dataDir: string): string => path.join(dataDir, 'spool');
