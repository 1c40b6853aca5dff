import type { CurrencyCode } from '@stayfront/rules/currency/currencies';
import { formatCharge } from '@stayfront/ui/formats/format-charge.ts';
import { useVisit } from '../../app/flow/visit.tsx';

type Amount = { readonly minor: number; readonly currency: CurrencyCode };

/** About what a charge is in the currency the guest thinks in; nothing where it is charged in that one. */
export function AboutCharged({ charged, shown }: { charged: Amount; shown: Amount }) {
  const { language } = useVisit();
  const { about } = formatCharge(language, charged, shown);
  return (
    about !== null && (
      <>
        {' '}
        <bdi className="nb about">{about}</bdi>
      </>
    )
  );
}
