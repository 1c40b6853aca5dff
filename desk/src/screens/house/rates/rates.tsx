import { Trans, useLingui } from '@lingui/react/macro';
import { fieldOf } from '@stayfront/rules/house-draft/fields';
import { useDesk } from '../../../app/page/desk-context.tsx';
import { HouseEntries, type ListProps } from '../../../features/house/house-entries.tsx';
import { HouseFrame } from '../../../features/house/house-frame.tsx';
import { useTextOf } from '../../../features/house/use-words.ts';
import { RateRow } from './rate-row.tsx';
import { useRateTemplates } from './use-rate-templates.ts';

/** The ways in which rooms are sold. */
export default function RatesSection() {
  return (
    <HouseFrame section="rates">
      <RatesList />
    </HouseFrame>
  );
}

export function RatesList({ brief }: ListProps) {
  const { t } = useLingui();
  const { hotelId } = useDesk();
  const textOf = useTextOf();
  const templates = useRateTemplates();
  return (
    <HouseEntries
      list="ratePlans"
      title={<Trans>Rates</Trans>}
      addLabel={t({ message: 'Rate', comment: 'A way to sell a room: Flexible, Advance' })}
      templates={templates}
      nameOf={(rate) => textOf(fieldOf(rate, 'name')) || t`A rate without a name`}
      hrefOf={(id) => `/${hotelId}/desk/house/rates/${id}`}
      row={(rate) => <RateRow rate={rate} />}
      empty={<Trans>No room has a price yet. Add the first rate.</Trans>}
      {...(brief === undefined ? {} : { brief: { most: brief, to: `/${hotelId}/desk/house/rates` } })}
    />
  );
}
