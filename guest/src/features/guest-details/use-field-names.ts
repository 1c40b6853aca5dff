import { useLingui } from '@lingui/react/macro';
import type { DetailField } from './check-details.ts';

/** What the fields are called, above them and in the list of what is wrong. */
export function useFieldNames(): Record<DetailField, string> {
  const { t } = useLingui();
  return {
    givenName: t`Given name`,
    surname: t`Surname`,
    email: t`E-mail`,
    emailAgain: t`Confirm e-mail`,
    phone: t`Phone`,
    country: t`Country`,
    addressLine: t`Street`,
    postalCode: t`Postal code`,
    city: t({ message: 'City', comment: 'Town of a postal address' }),
    state: t({ message: 'State', comment: 'Part of a country in a postal address, such as California' }),
    specialRequest: t`Special request`,
  };
}
