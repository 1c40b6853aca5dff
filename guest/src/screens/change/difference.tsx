import { Trans } from '@lingui/react/macro';
import type { CurrencyCode } from '@stayfront/rules/currency/currencies';
import { formatMoney } from '@stayfront/ui/formats/format-money.ts';
import { useVisit } from '../../app/flow/visit.tsx';

/** How much dearer or cheaper something is than what is booked, in words that need no sign to be read. */
export function Difference({ minor, currency }: { minor: number; currency: CurrencyCode }) {
  const { language } = useVisit();
  const amount = <bdi className="nb">{formatMoney(language, Math.abs(minor), currency)}</bdi>;
  if (minor === 0) return <Trans comment="Beside a rate: costs as much as what is booked">same price</Trans>;
  return minor > 0 ? <Trans>{amount} more</Trans> : <Trans>{amount} less</Trans>;
}
