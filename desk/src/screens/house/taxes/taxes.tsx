import { Trans, useLingui } from '@lingui/react/macro';
import { fieldOf, isFields, type Fields } from '@stayfront/rules/house-draft/fields';
import { formatMoney } from '@stayfront/ui/formats/format-money.ts';
import { useDesk } from '../../../app/page/desk-context.tsx';
import { HouseEntries, type ListProps } from '../../../features/house/house-entries.tsx';
import { HouseFrame } from '../../../features/house/house-frame.tsx';
import type { Template } from '../../../features/house/template-dialog.tsx';
import { useTextLanguage } from '../../../features/house/use-text-language.ts';
import { useHouseCurrency } from '../../../features/house/use-house-currency.ts';
import { useTextOf } from '../../../features/house/use-words.ts';
import { findWords } from '../../../features/house/words/find-words.ts';

/** What the state has of a stay: in the price, or paid at the hotel. */
export default function Taxes() {
  return (
    <HouseFrame section="taxes">
      <TaxList />
    </HouseFrame>
  );
}

export function TaxList({ brief }: ListProps) {
  const { t, i18n } = useLingui();
  const { hotelId, language } = useDesk();
  const currency = useHouseCurrency();
  const textOf = useTextOf();
  const { original } = useTextLanguage();
  const perNight = { kind: 'per-person-per-night', adultMinor: 250, childMinor: 0, infantMinor: 0 };
  const templates: Template[] = [
    {
      id: 'vat',
      name: t`VAT`,
      note: t`In every price`,
      make: (id, called) => ({ id, kind: 'vat', name: { [original]: called }, basisPoints: 1000 }),
    },
    {
      id: 'city-tax',
      name: t`City tax`,
      note: t`An amount for each guest and night, paid at the hotel`,
      make: (id, called) => ({
        id,
        kind: 'local',
        name: { [original]: called },
        basis: perNight,
        maxNights: null,
        season: null,
      }),
    },
    {
      id: 'local-tax',
      name: t`A share of the price`,
      note: t`Paid at the hotel`,
      make: (id, called) => ({
        id,
        kind: 'local',
        name: { [original]: called },
        basis: { kind: 'percent', basisPoints: 500 },
        maxNights: null,
        season: null,
      }),
    },
  ];
  const said = (entry: Fields): string => {
    const basis = fieldOf(entry, 'basis');
    const counted = isFields(basis) ? basis : entry;
    const share = fieldOf(counted, 'basisPoints');
    const minor = fieldOf(counted, 'adultMinor') ?? fieldOf(counted, 'minor');
    const amount = typeof share === 'number' ? `${share / 100} %` : formatMoney(language, Number(minor ?? 0), currency);
    if (!isFields(basis)) return t`${amount}, in the price`;
    const way = findWords('taxes/*/basis/kind').words?.choices?.[String(fieldOf(basis, 'kind'))];
    return way ? `${amount}, ${i18n._(way)}` : amount;
  };
  return (
    <HouseEntries
      list="taxes"
      title={t`Taxes`}
      addLabel={t({ message: 'Tax', comment: 'One of the taxes of a hotel' })}
      templates={templates}
      nameOf={(entry) => textOf(fieldOf(entry, 'name')) || String(fieldOf(entry, 'id'))}
      hrefOf={(id) => `/${hotelId}/desk/house/taxes/${id}`}
      row={(entry) => (
        <span className="entry__words">
          <b>{textOf(fieldOf(entry, 'name'))}</b>
          <small>{said(entry)}</small>
        </span>
      )}
      empty={<Trans>Nothing is said of taxes.</Trans>}
      {...(brief === undefined ? {} : { brief: { most: brief, to: `/${hotelId}/desk/house/taxes` } })}
    />
  );
}
