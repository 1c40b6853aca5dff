import { createHmac } from 'node:crypto';
import { tidyEmail } from '@stayfront/rules/booking/same-email';

/** A hash by which an e-mail address is known again, and from which it cannot be told: it is kept for a while. */
export const emailHash = (secret: string, email: string): string =>
  createHmac('sha256', createHmac('sha256', secret).update('email').digest())
    .update(tidyEmail(email))
    .digest('base64url')
    .slice(0, 22);
