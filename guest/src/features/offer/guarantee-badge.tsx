import { Trans } from '@lingui/react/macro';
import type { Product } from '@stayfront/contract/offer';
import type { CurrencyCode } from '@stayfront/rules/currency/currencies';
import { CreditCard, ShieldCheck, Wallet } from 'lucide-react';
import { Badge } from '@stayfront/ui/parts/badge.tsx';
import { DepositLine } from './deposit-line.tsx';

interface GuaranteeBadgeProps {
  guarantee: Product['guaranteeType'];
  deposit?: Product['deposit'];
  currency: CurrencyCode;
}

export function GuaranteeBadge({ guarantee, deposit, currency }: GuaranteeBadgeProps) {
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
          {deposit ? <DepositLine deposit={deposit} currency={currency} /> : <Trans>Pay now, online</Trans>}
        </Badge>
      );
  }
}
