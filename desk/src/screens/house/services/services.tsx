import { Trans, useLingui } from '@lingui/react/macro';
import { fieldOf, type Fields } from '@stayfront/rules/house-draft/fields';
import { pricingTypes } from '@stayfront/rules/service/price-service';
import { formatMoney } from '@stayfront/ui/formats/format-money.ts';
import { useDesk } from '../../../app/page/desk-context.tsx';
import { HouseEntries, type ListProps } from '../../../features/house/house-entries.tsx';
import { HouseFrame } from '../../../features/house/house-frame.tsx';
import type { Template } from '../../../features/house/template-dialog.tsx';
import { useTextLanguage } from '../../../features/house/use-text-language.ts';
import { useHouseCurrency } from '../../../features/house/use-house-currency.ts';
import { useTextOf } from '../../../features/house/use-words.ts';
import { findWords } from '../../../features/house/words/find-words.ts';

const [perNight, , perGuestNight, perStay, perUse] = pricingTypes;

/** What guests add to a room. */
export default function Services() {
  return (
    <HouseFrame section="services">
      <ServiceList />
    </HouseFrame>
  );
}

export function ServiceList({ brief }: ListProps) {
  const { t, i18n } = useLingui();
  const { hotelId, language } = useDesk();
  const currency = useHouseCurrency();
  const textOf = useTextOf();
  const { original } = useTextLanguage();
  const make = (name: string, pricingType: string, priceMinor: number, more: Fields = {}) => ({
    name,
    make: (id: string, called: string): Fields => ({
      id,
      name: { [original]: called },
      description: {},
      pricingType,
      priceMinor,
      ...more,
    }),
  });
  const templates: Template[] = [
    { id: 'breakfast', ...make(t`Breakfast`, perGuestNight, 2000, { mealPlanCode: 19, isFeatured: true }) },
    { id: 'half-board', ...make(t`Dinner`, perGuestNight, 4500, { mealPlanCode: 22 }) },
    { id: 'parking', ...make(t`Parking`, perNight, 1800) },
    { id: 'dog', ...make(t`Dog`, perNight, 1500) },
    { id: 'cot', ...make(t`Cot`, perStay, 0) },
    { id: 'late-check-out', ...make(t`Late check-out`, perStay, 4000) },
    { id: 'final-cleaning', ...make(t`Final cleaning`, perStay, 6000, { isRequired: true, minQuantity: 1 }) },
    { id: 'service', ...make(t`Something else`, perUse, 1000) },
  ];
  const priceOf = (entry: Fields): string => {
    if (fieldOf(entry, 'isIncluded') === true) return t`in the price of the room`;
    const way = findWords('services/*/pricingType').words?.choices?.[String(fieldOf(entry, 'pricingType'))];
    const amount = formatMoney(language, Number(fieldOf(entry, 'priceMinor') ?? 0), currency);
    return way ? `${amount}, ${i18n._(way)}` : amount;
  };
  return (
    <HouseEntries
      list="services"
      title={t`Services`}
      addLabel={t`Service`}
      templates={templates}
      nameOf={(entry) => textOf(fieldOf(entry, 'name')) || String(fieldOf(entry, 'id'))}
      hrefOf={(id) => `/${hotelId}/desk/house/services/${id}`}
      row={(entry) => (
        <span className="entry__words">
          <b>{textOf(fieldOf(entry, 'name'))}</b>
          <small>{priceOf(entry)}</small>
        </span>
      )}
      empty={<Trans>Guests can add nothing yet: breakfast, parking, a cot.</Trans>}
      {...(brief === undefined ? {} : { brief: { most: brief, to: `/${hotelId}/desk/house/services` } })}
    />
  );
}
