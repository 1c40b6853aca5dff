import { hasCardNumber } from '@stayfront/rules/booking/card-in-text';
import { z } from 'zod';

/** Names a visit of a guest at one hotel; kept by the guest's browser. */
export const SessionId = z
  .string()
  .regex(/^[A-Za-z0-9]{16}$/, 'A session id has 16 letters and digits')
  .refine((text) => !hasCardNumber(text), { message: 'This is no session id', params: { code: 'card_in_text' } });
