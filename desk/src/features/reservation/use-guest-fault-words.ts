import { useLingui } from '@lingui/react/macro';

/** What is wrong with a guest's field that the server refused; what nobody has words for as the server says it. */
export function useGuestFaultWords(): (field: string, message: string) => string {
  const { t } = useLingui();
  return (field, message) => {
    switch (field) {
      case 'surname':
      case 'givenName':
        return t`This is no name that can be written on a letter.`;
      case 'email':
        return t`Letters would not arrive at this address.`;
      case 'phone':
        return t`This is no telephone number.`;
      case 'specialRequest':
        return t`This cannot be written down. Card numbers do not belong here.`;
      default:
        return field.startsWith('address.') ? t`This cannot be written on an envelope.` : message;
    }
  };
}
