import { useLingui } from '@lingui/react/macro';
import { fieldOf, isFields, type Fields } from '@stayfront/rules/house-draft/fields';
import { EntryEditor } from '../../../features/house/entry-editor.tsx';
import { HouseAmount } from '../../../features/house/fields/house-amount.tsx';
import { HouseCount } from '../../../features/house/fields/house-count.tsx';
import { HouseKind } from '../../../features/house/fields/house-kind.tsx';
import { HouseMonthDay } from '../../../features/house/fields/house-month-day.tsx';
import { HouseOptional } from '../../../features/house/fields/house-optional.tsx';
import { HousePercent } from '../../../features/house/fields/house-percent.tsx';
import { HouseTexts } from '../../../features/house/fields/house-texts-field.tsx';
import { FormBlock } from '../../../features/house/form-block.tsx';
import { useField } from '../../../features/house/use-field.ts';
import { findWords } from '../../../features/house/words/find-words.ts';
import { TaxExample } from './tax-example.tsx';
import { TaxKind } from './tax-kind.tsx';

/** One tax. */
export default function Tax() {
  const { t } = useLingui();
  return (
    <EntryEditor list="taxes" section="taxes" back={t`Taxes`} aside={(at) => <TaxExample at={at} />}>
      {(at) => <TaxForm at={at} />}
    </EntryEditor>
  );
}

const byAge = { adultMinor: 250, childMinor: 0, infantMinor: 0 };
const bases = [
  { kind: 'per-person-per-night', ...byAge },
  { kind: 'per-person', ...byAge },
  { kind: 'per-night', minor: 300 },
  { kind: 'per-stay', minor: 500 },
  { kind: 'percent', basisPoints: 500 },
] as const;

function TaxForm({ at }: { at: string }) {
  const { t } = useLingui();
  const { value: kind } = useField<string>(`${at}/kind`);
  return (
    <>
      <FormBlock title={t`Name`}>
        <HouseTexts at={`${at}/name`} />
        <TaxKind at={at} />
      </FormBlock>
      {kind === 'local' ? (
        <LocalTax at={at} />
      ) : (
        <FormBlock title={t`Share`} note={t`Prices do not change with it: it says how much of them is VAT`}>
          <HousePercent className="f3" at={`${at}/basisPoints`} />
        </FormBlock>
      )}
    </>
  );
}

function LocalTax({ at }: { at: string }) {
  const { t, i18n } = useLingui();
  const { value: basis } = useField<Fields>(`${at}/basis`);
  const way = isFields(basis) ? fieldOf(basis, 'kind') : undefined;
  const { choices = {} } = findWords(`${at}/basis/kind`).words ?? {};
  const kinds = bases.map((begins) => ({ label: i18n._(choices[begins.kind] ?? { id: begins.kind }), begins }));
  return (
    <>
      <FormBlock title={t`Amount`} note={t`It comes to the price and is paid at the hotel`}>
        <HouseKind at={`${at}/basis`} kinds={kinds} />
        {(way === 'per-person' || way === 'per-person-per-night') && (
          <>
            <HouseAmount className="f2" at={`${at}/basis/adultMinor`} />
            <HouseAmount className="f2" at={`${at}/basis/childMinor`} />
            <HouseAmount className="f2" at={`${at}/basis/infantMinor`} />
          </>
        )}
        {(way === 'per-night' || way === 'per-stay') && <HouseAmount className="f3" at={`${at}/basis/minor`} />}
        {way === 'percent' && <HousePercent className="f3" at={`${at}/basis/basisPoints`} />}
      </FormBlock>
      <FormBlock title={t`When`}>
        <HouseCount
          className="f3"
          at={`${at}/maxNights`}
          least={1}
          most={365}
          isNullable
          isOptional
          hint={t`Empty: all nights of a stay`}
        />
        <HouseOptional at={`${at}/season`} begins={{ from: '04-01', to: '10-31' }} isNullable>
          <HouseMonthDay className="f3" at={`${at}/season/from`} />
          <HouseMonthDay className="f3" at={`${at}/season/to`} />
        </HouseOptional>
      </FormBlock>
    </>
  );
}
