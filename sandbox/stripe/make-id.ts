import { randomBytes } from 'node:crypto';

/** As the provider names things: what it is, and 24 letters and digits. */
export const makeId = (prefix: string): string => `${prefix}_${randomBytes(12).toString('hex')}`;
