import { createHash, createHmac, timingSafeEqual } from 'node:crypto';

/** By which somebody stops their mails without signing in: a copy of the database alone stops nobody's. */
export const reportMailToken = (secret: string, hotelId: number, personId: string): string =>
  createHmac('sha256', createHmac('sha256', secret).update('report mail').digest())
    .update(`${hotelId} ${personId}`)
    .digest('base64url');

/** Takes equally long for a token that is nearly right and one that is not. */
export const isSameToken = (one: string, other: string): boolean => timingSafeEqual(sumOf(one), sumOf(other));

const sumOf = (token: string): Buffer => createHash('sha256').update(token).digest();
