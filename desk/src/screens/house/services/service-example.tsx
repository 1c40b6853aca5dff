import { useLingui } from '@lingui/react/macro';
import { Service } from '@stayfront/contract/property/service-entry';
import { priceService, withDiscount } from '@stayfront/rules/service/price-service';
import { includedVat } from '@stayfront/rules/tax/taxes';
import { money } from '@stayfront/rules/money';
import { ExampleBlock, NoExampleYet } from '../../../features/house/example/example-block.tsx';
import { ExampleFields } from '../../../features/house/example/example-fields.tsx';
import { Sums, type SumLine } from '../../../features/house/example/sums.tsx';
import { useExampleStay } from '../../../features/house/example/use-example-stay.ts';
import { useChecked } from '../../../features/house/use-checked.ts';
import { useHouseCurrency } from '../../../features/house/use-house-currency.ts';

/** What one of a service costs for a stay. */
export function ServiceExample({ at }: { at: string }) {
  const { t } = useLingui();
  const currency = useHouseCurrency();
  const service = useChecked(Service, at);
  const [stay, change] = useExampleStay();
  const lines = (): SumLine[] => {
    if (!service) return [];
    const guests = { adults: stay.adults, children: stay.children, infants: 0 };
    const asked = { arrival: stay.arrival, nights: stay.nights, guests };
    const full = priceService(service, asked, 1);
    const total = priceService(withDiscount(service, service.discountMinor), asked, 1);
    const { vatBasisPoints } = service;
    return [
      { words: t`For the stay`, minor: full },
      ...(total === full ? [] : [{ words: t`Taken off`, minor: total - full }]),
      { words: t`The guest pays`, minor: total, isTotal: true },
      ...(vatBasisPoints === undefined
        ? []
        : [{ words: t`of which VAT`, minor: includedVat(money(total, currency), vatBasisPoints).minor }]),
    ];
  };
  return (
    <ExampleBlock
      fields={<ExampleFields stay={stay} change={change} asks={['arrival', 'nights', 'adults', 'children']} />}
    >
      {service ? <Sums lines={lines()} /> : <NoExampleYet />}
    </ExampleBlock>
  );
}
