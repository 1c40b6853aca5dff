import { useLingui } from '@lingui/react/macro';
import { fieldOf, isFields, type Fields } from '@stayfront/rules/house-draft/fields';
import { DiscountExample } from '../../../features/house/discount/discount-example.tsx';
import { JoiningFields } from '../../../features/house/discount/joining-fields.tsx';
import { EntryEditor } from '../../../features/house/entry-editor.tsx';
import { HouseAmount } from '../../../features/house/fields/house-amount.tsx';
import { HouseCount } from '../../../features/house/fields/house-count.tsx';
import { HouseKind } from '../../../features/house/fields/house-kind.tsx';
import { HousePercent } from '../../../features/house/fields/house-percent.tsx';
import { HouseTexts } from '../../../features/house/fields/house-texts-field.tsx';
import { HouseTime } from '../../../features/house/fields/house-time.tsx';
import { FormBlock } from '../../../features/house/form-block.tsx';
import { useField } from '../../../features/house/use-field.ts';
import { findWords } from '../../../features/house/words/find-words.ts';

/** One code that guests type. */
export default function Code() {
  const { t } = useLingui();
  return (
    <EntryEditor
      list="promotions"
      section="codes"
      back={t`Promo codes`}
      nameOf={(entry) => String(fieldOf(entry, 'code'))}
      aside={(at) => <DiscountExample key={at} at={at} />}
    >
      {(at) => <CodeForm at={at} />}
    </EntryEditor>
  );
}

const begins = [
  { kind: 'percent', basisPoints: 1000 },
  { kind: 'amount', minor: 2000 },
  { kind: 'free-night', everyNights: 3 },
] as const;

function CodeForm({ at }: { at: string }) {
  const { t, i18n } = useLingui();
  const { value } = useField<Fields>(`${at}/discount`);
  const kind = isFields(value) ? fieldOf(value, 'kind') : undefined;
  const { choices = {} } = findWords(`${at}/discount/kind`).words ?? {};
  const kinds = begins.map((one) => ({ label: i18n._(choices[one.kind] ?? { id: one.kind }), begins: one }));
  return (
    <>
      <FormBlock title={t`Name`} note={t`Guests read it beside the discount`}>
        <HouseTexts at={`${at}/name`} />
      </FormBlock>
      <FormBlock title={t`Discount`}>
        <HouseKind className="f3" at={`${at}/discount`} kinds={kinds} />
        {kind === 'percent' && <HousePercent className="f3" at={`${at}/discount/basisPoints`} />}
        {kind === 'amount' && <HouseAmount className="f3" at={`${at}/discount/minor`} />}
        {kind === 'free-night' && (
          <HouseCount
            className="f3"
            at={`${at}/discount/everyNights`}
            least={2}
            most={30}
            hint={t`3: the third night is free, and the sixth`}
          />
        )}
      </FormBlock>
      <FormBlock title={t`When`} note={t`What is empty does not bind`}>
        <HouseTime kind="date" className="f3" at={`${at}/stayFrom`} />
        <HouseTime kind="date" className="f3" at={`${at}/stayTo`} />
        <HouseTime kind="date" className="f3" at={`${at}/sellFrom`} />
        <HouseTime kind="date" className="f3" at={`${at}/sellTo`} />
      </FormBlock>
      <JoiningFields at={at} />
    </>
  );
}
