import { Trans, useLingui } from '@lingui/react/macro';
import { fieldOf, isFields, type Fields } from '@stayfront/rules/house-draft/fields';
import { EntryEditor } from '../../../features/house/entry-editor.tsx';
import { HouseFee } from '../../../features/house/fields/house-fee.tsx';
import { HouseMoment } from '../../../features/house/fields/house-moment.tsx';
import { HouseRows } from '../../../features/house/fields/house-rows.tsx';
import { FormBlock } from '../../../features/house/form-block.tsx';
import { useField } from '../../../features/house/use-field.ts';
import { usePolicyWords } from '../../../features/house/use-policy-words.ts';
import { FreeChoice } from './free-choice.tsx';
import { PolicyInWords } from './policy-in-words.tsx';
import { RatesWithPolicy } from './rates-with-policy.tsx';

/** One policy for cancelling. */
export default function Policy() {
  const { t } = useLingui();
  return (
    <EntryEditor
      list="cancellationPolicies"
      section="cancelling"
      back={t`Cancelling`}
      hasTexts={false}
      nameOf={(entry) => <PolicyName entry={entry} />}
      aside={(at) => <PolicyInWords at={at} />}
    >
      {(at) => <PolicyForm at={at} />}
    </EntryEditor>
  );
}

/** The house is open only inside of the editor: there its currency is known. */
const PolicyName = ({ entry }: { entry: Fields }) => usePolicyWords()(entry);

const whole = { kind: 'percent', basisPoints: 10_000 };

function PolicyForm({ at }: { at: string }) {
  const { t } = useLingui();
  const free = useField<Fields>(`${at}/freeUntil`, true).value;
  const nothing = useField<Fields>(`${at}/fee`).value;
  const isAlways = free === undefined && isFields(nothing) && fieldOf(nothing, 'basisPoints') === 0;
  const blank = (steps: readonly unknown[]): Fields => {
    const last = steps.at(-1);
    const after = isFields(last) ? fieldOf(last, 'after') : free;
    const days = isFields(after) ? Number(fieldOf(after, 'daysBefore')) : 8;
    return { after: { daysBefore: Math.max(0, days - 1), hour: 18 }, fee: whole };
  };
  return (
    <>
      <FormBlock title={t`Free`} note={t`Up to and including this moment, by the clock of the house`}>
        <FreeChoice at={at} />
        {isFields(free) && <HouseMoment at={`${at}/freeUntil`} />}
      </FormBlock>
      {!isAlways && (
        <>
          <FormBlock title={t`After that`} note={t`Never more than the stay costs`}>
            <HouseFee at={`${at}/fee`} />
          </FormBlock>
          <FormBlock title={t`In steps`} note={t`Each dearer than the one before, those nearest to arrival last`}>
            <HouseRows
              at={`${at}/steps`}
              addLabel={t({ message: 'Step', comment: 'Of a policy for cancelling' })}
              most={5}
              isAbsentWhenEmpty
              blank={blank}
              nameOf={(_, place) => t`Step ${place + 1}`}
              empty={<Trans>The one fee holds until arrival.</Trans>}
              row={(address) => (
                <>
                  <HouseMoment at={`${address}/after`} />
                  <HouseFee at={`${address}/fee`} />
                </>
              )}
            />
          </FormBlock>
          <FormBlock title={t`Not arriving`}>
            <HouseFee at={`${at}/noShow`} none={t`as much as cancelling costs last`} />
          </FormBlock>
        </>
      )}
      <FormBlock title={t`Rates that have it`}>
        <RatesWithPolicy at={at} />
      </FormBlock>
    </>
  );
}
