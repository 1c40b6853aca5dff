import { createHash, randomBytes } from 'node:crypto';

/** 256 bits of chance, for a link or a session. */
export const makeToken = (): string => randomBytes(32).toString('base64url');

/** Only the hash is kept: whoever reads the database cannot sign in with it. */
export const hashOperatorToken = (token: string): Buffer => createHash('sha256').update(token).digest();

/** What is not of this form was not made here, and nobody is asked about it. */
export const isToken = (text: string): boolean => /^[\w-]{43}$/.test(text);
