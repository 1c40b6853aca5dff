import { Trans, useLingui } from '@lingui/react/macro';
import { fieldOf, type Fields } from '@stayfront/rules/house-draft/fields';
import { formatDay } from '@stayfront/ui/formats/format-day.ts';
import { useDesk, useHouse } from '../../../app/page/desk-context.tsx';
import { codeText, isCode } from '../../../features/house/discount/code-text.ts';
import { useDiscountWords } from '../../../features/house/discount/use-discount-words.ts';
import { readEntries } from '../../../features/house/entries.ts';
import { HouseEntries, type ListProps } from '../../../features/house/house-entries.tsx';
import { HouseFrame } from '../../../features/house/house-frame.tsx';
import type { HouseNow } from '../../../features/house/house-store.ts';
import type { Template } from '../../../features/house/template-dialog.tsx';
import { useTextLanguage } from '../../../features/house/use-text-language.ts';
import { useHouseNow } from '../../../features/house/use-house-store.ts';
import { useTextOf } from '../../../features/house/use-words.ts';

/** Discounts for whoever types their code. */
export default function Codes() {
  return (
    <HouseFrame section="codes">
      <CodeList />
    </HouseFrame>
  );
}

const documentOf = ({ document }: HouseNow) => document;

export function CodeList({ brief }: ListProps) {
  const { t } = useLingui();
  const { hotelId, language } = useDesk();
  const { today } = useHouse();
  const textOf = useTextOf();
  const { original } = useTextLanguage();
  const discountWords = useDiscountWords();
  const codes = readEntries(useHouseNow(documentOf), 'promotions').map(({ id }) => id);
  const make = (name: string, discount: Fields) => ({
    name,
    make: (code: string): Fields => ({ code, name: { [original]: name }, discount }),
  });
  const templates: Template[] = [
    { id: 'percent', ...make(t`10 % off`, { kind: 'percent', basisPoints: 1000 }) },
    { id: 'amount', ...make(t`An amount off the stay`, { kind: 'amount', minor: 2000 }) },
    { id: 'free-night', ...make(t`Third night free`, { kind: 'free-night', everyNights: 3 }) },
  ];
  const said = (entry: Fields): string => {
    const until = fieldOf(entry, 'sellTo');
    const off = discountWords(fieldOf(entry, 'discount'));
    if (typeof until !== 'string' || until === '') return off;
    const day = formatDay(language, until, 'far');
    return until < today ? t`${off}, ended ${day}` : t`${off}, until ${day}`;
  };
  return (
    <HouseEntries
      list="promotions"
      title={t`Promo codes`}
      addLabel={t`Promo code`}
      templates={templates}
      asks={{
        label: t`Code`,
        hint: t`2 to 20 capitals and digits that no other code has, as guests type it. It cannot be changed later.`,
        tidy: codeText,
        isGood: (code) => isCode(code) && !codes.includes(code),
      }}
      idOf={(code) => code}
      nameOf={(entry) => String(fieldOf(entry, 'code'))}
      hrefOf={(code) => `/${hotelId}/desk/house/codes/${code}`}
      row={(entry) => (
        <span className="entry__words">
          <b>
            <code>{String(fieldOf(entry, 'code'))}</code> {textOf(fieldOf(entry, 'name'))}
          </b>
          <small>{said(entry)}</small>
        </span>
      )}
      empty={<Trans>There is no code that guests could type.</Trans>}
      {...(brief === undefined ? {} : { brief: { most: brief, to: `/${hotelId}/desk/house/codes` } })}
    />
  );
}
