import { useLingui } from '@lingui/react/macro';
import type { GuaranteeState } from '@stayfront/contract/desk/account';

/** Why no fee is taken from the card; null where it can be, or there is none to take. */
export function useGuaranteeWords(): (state: GuaranteeState) => string | null {
  const { t } = useLingui();
  const words: Readonly<Record<GuaranteeState, string | null>> = {
    chargeable: null,
    none: null,
    'no-card': t`No card stands for this reservation.`,
    provider: t`The payment provider cannot charge the card without the guest.`,
    waiting: t`The card cannot be charged while another payment is under way.`,
    tried: t`The bank has said no to this card today. Tomorrow it can be tried again.`,
  };
  return (state) => words[state];
}
