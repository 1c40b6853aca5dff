import { createHash, createHmac, timingSafeEqual } from 'node:crypto';

/** The secret part of the link in each letter of the waiting list: a copy of the database alone opens nothing. */
export const waitingToken = (secret: string, hotelId: number, waitingId: string): string =>
  createHmac('sha256', createHmac('sha256', secret).update('waiting list').digest())
    .update(`${hotelId} ${waitingId}`)
    .digest('base64url');

/** Takes equally long for a token that is nearly right and one that is not. */
export const isWaitingToken = (secret: string, hotelId: number, waitingId: string, token: string): boolean =>
  timingSafeEqual(hashOf(token), hashOf(waitingToken(secret, hotelId, waitingId)));

const hashOf = (text: string): Buffer => createHash('sha256').update(text).digest();
