import { useLingui } from '@lingui/react/macro';
import { Tax } from '@stayfront/contract/property/selling';
import { money } from '@stayfront/rules/money';
import { addDays } from '@stayfront/rules/stay/stay-date';
import { localTax } from '@stayfront/rules/tax/local-tax';
import { includedVat } from '@stayfront/rules/tax/taxes';
import { ExampleBlock, NoExampleYet } from '../../../features/house/example/example-block.tsx';
import { ExampleFields } from '../../../features/house/example/example-fields.tsx';
import { Sums, type SumLine } from '../../../features/house/example/sums.tsx';
import { useExampleStay } from '../../../features/house/example/use-example-stay.ts';
import { useChecked } from '../../../features/house/use-checked.ts';
import { useHouseCurrency } from '../../../features/house/use-house-currency.ts';

/** What a tax comes to for a stay. */
export function TaxExample({ at }: { at: string }) {
  const { t } = useLingui();
  const currency = useHouseCurrency();
  const tax = useChecked(Tax, at);
  const [stay, change] = useExampleStay();
  const lines = (): SumLine[] => {
    const { arrival, nights, night: minor, adults, children } = stay;
    const room = { words: t`The nights`, minor: minor * nights };
    if (!tax) return [];
    if (tax.kind === 'vat')
      return [
        { ...room, isTotal: true },
        { words: t`of which tax`, minor: includedVat(money(room.minor, currency), tax.basisPoints).minor },
      ];
    const priced = Array.from({ length: nights }, (_, place) => ({ date: addDays(arrival, place), minor }));
    const taxed = localTax(tax, priced, { adults, children, infants: 0 }).minor;
    return [
      room,
      { words: t`Tax, paid at the hotel`, minor: taxed },
      { words: t`All of it`, minor: room.minor + taxed, isTotal: true },
    ];
  };
  return (
    <ExampleBlock
      fields={<ExampleFields stay={stay} change={change} asks={['arrival', 'nights', 'adults', 'children', 'night']} />}
    >
      {tax ? <Sums lines={lines()} /> : <NoExampleYet />}
    </ExampleBlock>
  );
}
