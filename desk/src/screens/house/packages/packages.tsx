import { plural } from '@lingui/core/macro';
import { Trans, useLingui } from '@lingui/react/macro';
import { fieldOf, isFields, type Fields } from '@stayfront/rules/house-draft/fields';
import { formatMoney } from '@stayfront/ui/formats/format-money.ts';
import { useDesk } from '../../../app/page/desk-context.tsx';
import { readEntries } from '../../../features/house/entries.ts';
import { HouseEntries, type ListProps } from '../../../features/house/house-entries.tsx';
import { HouseFrame } from '../../../features/house/house-frame.tsx';
import type { HouseNow } from '../../../features/house/house-store.ts';
import type { Template } from '../../../features/house/template-dialog.tsx';
import { useTextLanguage } from '../../../features/house/use-text-language.ts';
import { useHouseCurrency } from '../../../features/house/use-house-currency.ts';
import { useHouseNow } from '../../../features/house/use-house-store.ts';
import { useTextOf } from '../../../features/house/use-words.ts';

/** Nights and services at one price. */
export default function Packages() {
  return (
    <HouseFrame section="packages">
      <PackageList />
    </HouseFrame>
  );
}

const documentOf = ({ document }: HouseNow) => document;
const anyStay = {
  minAdvanceDays: null,
  maxAdvanceDays: null,
  minNights: null,
  maxNights: null,
  arrivalWeekdays: null,
  periods: [],
};

export function PackageList({ brief }: ListProps) {
  const { t } = useLingui();
  const { hotelId, language } = useDesk();
  const currency = useHouseCurrency();
  const textOf = useTextOf();
  const { original } = useTextLanguage();
  const document = useHouseNow(documentOf);
  const ratePlan = readEntries(document, 'ratePlans')[0]?.id ?? '';
  const pictures = readEntries(document, 'pictures')
    .slice(0, 1)
    .map(({ id }) => id);
  const make = (name: string, note: string, price: Fields | undefined, conditions: Fields = {}) => ({
    name,
    note,
    make: (id: string, called: string): Fields => ({
      id,
      name: { [original]: called },
      description: {},
      pictures,
      ratePlan,
      isPublic: true,
      isAmongResults: false,
      ...(price ? { price } : {}),
      conditions: { ...anyStay, ...conditions },
    }),
  });
  const stay = (nights: number, minor: number): Fields => ({
    kind: 'stay',
    nights,
    byAdults: [minor, minor],
    extraNight: 'none',
  });
  const templates: Template[] = [
    {
      id: 'weekend',
      ...make(t`Weekend`, t`Two nights from Friday at one price`, stay(2, 40_000), { arrivalWeekdays: [5] }),
    },
    {
      id: 'week',
      ...make(t`A week`, t`Seven nights from Saturday at one price`, stay(7, 120_000), { arrivalWeekdays: [6] }),
    },
    {
      id: 'with-dinner',
      ...make(t`With something on top`, t`The price of the rate, and an amount for each guest and night`, {
        kind: 'on-top',
        per: 'person-night',
        minor: 5000,
      }),
    },
    { id: 'package', ...make(t`At the price of a rate`, t`With services that it includes`, undefined) },
  ];
  const nameOf = (entry: Fields): string => textOf(fieldOf(entry, 'name')) || String(fieldOf(entry, 'id'));
  const said = (entry: Fields): string => {
    const hidden = fieldOf(entry, 'isPublic') === false ? t`private, by link only` : null;
    const price = fieldOf(entry, 'price');
    if (!isFields(price)) return hidden ?? t`at the price of its rate`;
    const list = fieldOf(price, 'byAdults');
    const amount = Array.isArray(list) ? (list as unknown[]).findLast((one) => typeof one === 'number') : undefined;
    const nights = Number(fieldOf(price, 'nights') ?? 0);
    const minor = formatMoney(language, Number(amount ?? fieldOf(price, 'minor') ?? 0), currency);
    const words =
      fieldOf(price, 'kind') === 'stay'
        ? t`${minor} for ${plural(nights, { one: '# night', other: '# nights' })}`
        : t`${minor} on top of its rate`;
    return hidden ? `${words}, ${hidden}` : words;
  };
  return (
    <HouseEntries
      list="packages"
      title={t`Packages`}
      addLabel={t`Package`}
      templates={templates}
      nameOf={nameOf}
      hrefOf={(id) => `/${hotelId}/desk/house/packages/${id}`}
      row={(entry) => (
        <span className="entry__words">
          <b>{nameOf(entry)}</b>
          <small>{said(entry)}</small>
        </span>
      )}
      empty={<Trans>There is no package yet.</Trans>}
      {...(brief === undefined ? {} : { brief: { most: brief, to: `/${hotelId}/desk/house/packages` } })}
    />
  );
}
