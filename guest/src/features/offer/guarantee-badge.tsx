import { Trans } from '@lingui/react/macro';
import type { GuaranteeType } from '@stayfront/contract/property/rate-plan';
import { CreditCard, ShieldCheck, Wallet } from 'lucide-react';
import { Badge } from '@stayfront/ui/parts/badge.tsx';

export function GuaranteeBadge({ guarantee }: { guarantee: GuaranteeType }) {
  switch (guarantee) {
    case 'None':
      return (
        <Badge icon={Wallet}>
          <Trans>Pay at the hotel, no card needed</Trans>
        </Badge>
      );
    case 'GuaranteeRequired':
      return (
        <Badge icon={ShieldCheck}>
          <Trans>Card as guarantee, not charged</Trans>
        </Badge>
      );
    case 'PrePay':
      return (
        <Badge icon={CreditCard}>
          <Trans>Pay now, online</Trans>
        </Badge>
      );
  }
}
