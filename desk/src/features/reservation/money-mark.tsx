import { Trans } from '@lingui/react/macro';
import type { CurrencyCode } from '@stayfront/rules/currency/currencies';
import type { MoneyState } from '@stayfront/rules/payment/money-state';
import { useDesk } from '../../app/page/desk-context.tsx';
import { Mark } from '../../parts/mark.tsx';
import { plainAmount } from './plain-amount.ts';

/** How the money of a reservation stands, in a word. The currency stands in the head of the column. */
export function MoneyMark({ money: { kind, amount }, currency }: { money: MoneyState; currency: CurrencyCode }) {
  const { language } = useDesk();
  const sum = plainAmount(language, amount, currency);
  switch (kind) {
    case 'nothing':
      return (
        <Mark tone="open">
          <Trans>Nothing yet</Trans>
        </Mark>
      );
    case 'paid':
      return (
        <Mark tone="ok">
          <Trans>Paid</Trans>
        </Mark>
      );
    case 'card-held':
      return (
        <Mark tone="open">
          <Trans>Card held</Trans>
        </Mark>
      );
    case 'open':
      return (
        <Mark tone="warn">
          <Trans>{sum} open</Trans>
        </Mark>
      );
    case 'too-much':
      return (
        <Mark tone="bad">
          <Trans>{sum} too much</Trans>
        </Mark>
      );
  }
}
