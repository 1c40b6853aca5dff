import { createHash, createHmac, timingSafeEqual } from 'node:crypto';

/**
 * The secret part of a guest's link. It is worked out from a random seed kept with the reservation and the server's own
 * secret, so that the confirmation, its resend and a replayed answer carry the same link, while a copy of the database
 * alone opens nothing. A new seed makes every old link dead.
 */
export const tokenFrom = (secret: string, seed: Buffer): string =>
  createHmac('sha256', createHmac('sha256', secret).update('reservation-token').digest())
    .update(seed)
    .digest('base64url');

export const hashToken = (token: string): Buffer => createHash('sha256').update(token).digest();

/** Takes equally long for a token that is nearly right and one that is not. */
export const isTokenOf = (token: string, hash: Buffer): boolean => timingSafeEqual(hashToken(token), hash);
