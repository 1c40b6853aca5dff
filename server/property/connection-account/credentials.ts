import { createHash, randomBytes } from 'node:crypto';

/** A password that nobody guesses, in letters and digits that every system takes. */
export const newPassword = (): string => randomBytes(24).toString('base64url').replace(/[-_]/g, 'x');

/** Only the hash is kept: whoever reads the database cannot speak for a hotel's systems. */
export const hashPassword = (password: string): Buffer => createHash('sha256').update(password).digest();

/** What the secret of a system belongs to: sealed for one, it cannot be opened for another. */
export const boundTo = (hotelId: number, connection: string): string => `connection ${hotelId} ${connection}`;
