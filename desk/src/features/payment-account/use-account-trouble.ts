import { useLingui } from '@lingui/react/macro';

/** Why an account was not changed; null: nobody answered. */
export function useAccountTrouble(): (code: string | null) => string {
  const { t } = useLingui();
  return (code) => {
    switch (code) {
      case 'payment_account.in_use':
        return t`Payments or refunds are on their way at the provider of now. Try again when they are done.`;
      case 'payment_account.real':
        return t`The hotel has an account already. End it first.`;
      case 'payment_account.no_trial':
        return t`Payments cannot be tried on this installation.`;
      case null:
        return t`No answer. Look at your connection and try again.`;
      default:
        return t`That did not work. Try again.`;
    }
  };
}
