import { hash, timingSafeEqual } from 'node:crypto';
import { tidyEmail } from '@stayfront/rules/booking/same-email';

const hashOf = (email: string): Buffer => hash('sha256', tidyEmail(email), 'buffer');

/** Whether an e-mail address is the guest's. It takes as long for a wrong one as for the right one, and as for nobody's. */
export const isGuestEmail = (known: string | undefined, given: string): boolean =>
  timingSafeEqual(hashOf(known ?? ''), hashOf(given)) && known !== undefined;
