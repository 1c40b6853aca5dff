import { useLingui } from '@lingui/react/macro';
import type { DetailFault } from './check-details.ts';

export function useFaultWords(): Record<Exclude<DetailFault, 'too-long'>, string> {
  const { t } = useLingui();
  const email = 'anna@example.com';
  return {
    required: t`The field is required`,
    email: t`Please enter correct email, e.g ${email}`,
    'email-again': t`The given email addresses are different`,
    phone: t`The entered phone number is not correct`,
    'postal-code': t`Please enter correct postal code, e.g 12345`,
    country: t`Country not found`,
    'direction-marks': t`Invisible characters change the direction of this text: please type it instead of pasting it`,
    unreadable: t`Please use ordinary letters and signs`,
  };
}
