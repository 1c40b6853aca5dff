import { Trans, useLingui } from '@lingui/react/macro';
import { fieldOf, isFields, type Fields } from '@stayfront/rules/house-draft/fields';
import { useDesk } from '../../../app/page/desk-context.tsx';
import { useDiscountWords } from '../../../features/house/discount/use-discount-words.ts';
import { HouseEntries, type ListProps } from '../../../features/house/house-entries.tsx';
import { HouseFrame } from '../../../features/house/house-frame.tsx';
import type { Template } from '../../../features/house/template-dialog.tsx';
import { useTextLanguage } from '../../../features/house/use-text-language.ts';
import { useTextOf } from '../../../features/house/use-words.ts';

/** Discounts that are given by themselves wherever their conditions hold. */
export default function Offers() {
  return (
    <HouseFrame section="offers">
      <OfferList />
    </HouseFrame>
  );
}

export function OfferList({ brief }: ListProps) {
  const { t } = useLingui();
  const { hotelId } = useDesk();
  const textOf = useTextOf();
  const { original } = useTextLanguage();
  const discountWords = useDiscountWords();
  const make = (name: string, note: string, discount: Fields, conditions?: Fields) => ({
    name,
    note,
    make: (id: string, called: string): Fields => ({
      id,
      name: { [original]: called },
      ...(conditions ? { conditions } : {}),
      discount,
    }),
  });
  const percent = (share: number): Fields => ({ kind: 'percent', basisPoints: share * 100 });
  const seven = { kind: 'free-nights', nights: 7, free: 1, which: 'last', repeats: true };
  const templates: Template[] = [
    { id: 'early', ...make(t`Book early`, t`10 % for bookings 60 days ahead`, percent(10), { minDaysBefore: 60 }) },
    { id: 'last-minute', ...make(t`Last minute`, t`15 % in the last 3 days`, percent(15), { maxDaysBefore: 3 }) },
    { id: 'long-stay', ...make(t`Stay 7, pay 6`, t`Every seventh night is free`, seven) },
    {
      id: 'weekdays',
      ...make(t`Midweek`, t`10 % from Monday to Thursday`, percent(10), { weekdays: [1, 2, 3, 4] }),
    },
    {
      id: 'families',
      ...make(t`Children stay free`, t`Up to the age of 5`, { kind: 'child', toAge: 6, basisPoints: 10_000 }),
    },
    { id: 'offer', ...make(t`Another offer`, t`A share of the nights`, percent(10)) },
  ];
  const nameOf = (entry: Fields): string => textOf(fieldOf(entry, 'name')) || String(fieldOf(entry, 'id'));
  const said = (entry: Fields): string => {
    const code = fieldOf(entry, 'code');
    const conditions = fieldOf(entry, 'conditions');
    const count = isFields(conditions) ? Object.keys(conditions).length : 0;
    const off = discountWords(fieldOf(entry, 'discount'));
    if (typeof code === 'string') return t`${off}, with the code ${code}`;
    return count === 0 ? t`${off}, always` : t`${off}, under conditions`;
  };
  return (
    <HouseEntries
      list="offers"
      title={t`Offers`}
      addLabel={t`Offer`}
      templates={templates}
      // No two things open with one code.
      withoutTwice={({ code: _code, ...entry }) => entry}
      nameOf={nameOf}
      hrefOf={(id) => `/${hotelId}/desk/house/offers/${id}`}
      row={(entry) => (
        <span className="entry__words">
          <b>{nameOf(entry)}</b>
          <small>{said(entry)}</small>
        </span>
      )}
      empty={<Trans>No discount is given by itself.</Trans>}
      {...(brief === undefined ? {} : { brief: { most: brief, to: `/${hotelId}/desk/house/offers` } })}
    />
  );
}
