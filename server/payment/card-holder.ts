import { createHmac } from 'node:crypto';

/**
 * For whom a card is kept at the provider: the guest of one session at one hotel. Only we can work it out, so a card
 * that is kept under it was given in that session and in no other.
 */
export function cardHolder(secret: string, hotelId: number, sessionId: string): string {
  const hex = createHmac('sha256', secret).update(`card holder ${hotelId} ${sessionId}`).digest('hex');
  return `${hex.slice(0, 8)}-${hex.slice(8, 12)}-8${hex.slice(13, 16)}-a${hex.slice(17, 20)}-${hex.slice(20, 32)}`;
}
