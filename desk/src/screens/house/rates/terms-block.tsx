import { Trans, useLingui } from '@lingui/react/macro';
import { fieldOf, isFields, type Fields } from '@stayfront/rules/house-draft/fields';
import { FormBlock } from '../../../features/house/form-block.tsx';
import { HouseChoice } from '../../../features/house/fields/house-choice.tsx';
import { HouseMany } from '../../../features/house/fields/house-many.tsx';
import { readEntries } from '../../../features/house/entries.ts';
import type { HouseNow } from '../../../features/house/house-store.ts';
import { useField } from '../../../features/house/use-field.ts';
import { useHouseNow } from '../../../features/house/use-house-store.ts';
import { usePolicyWords } from '../../../features/house/use-policy-words.ts';
import { useTextOf } from '../../../features/house/use-words.ts';
import { DepositFields } from './deposit-fields.tsx';

const documentOf = ({ document }: HouseNow): Fields => document;

/** What a guest gets and promises at this rate. */
export function TermsBlock({ at }: { at: string }) {
  const { t } = useLingui();
  const textOf = useTextOf();
  const policyOf = usePolicyWords();
  const document = useHouseNow(documentOf);
  const guarantee = useField<string>(`${at}/guarantee`).value;
  const named = (list: string) =>
    readEntries(document, list).map(({ id, entry }) => ({
      value: id,
      label: textOf(fieldOf(entry, 'name')) || id,
    }));
  return (
    <FormBlock title={<Trans>Meal and rules</Trans>}>
      <HouseChoice className="f3" at={`${at}/meal`} none={t`nothing is said of it`} />
      <HouseChoice
        className="f3"
        at={`${at}/guarantee`}
        hint={<Trans>What stands for a room that is paid at the hotel.</Trans>}
      />
      <DepositFields at={`${at}/deposit`} isPossible={guarantee === 'PrePay'} />
      <HouseChoice
        at={`${at}/cancellationPolicy`}
        options={readEntries(document, 'cancellationPolicies').map(({ id, entry }) => ({
          value: id,
          label: isFields(entry) ? policyOf(entry) : id,
        }))}
        hint={<Trans>Policies are written in a section of their own and serve several rates.</Trans>}
      />
      <HouseMany at={`${at}/rooms`} addLabel={t`Room`} all={t`All rooms`} options={named('rooms')} />
      <HouseMany at={`${at}/services`} addLabel={t`Service`} options={named('services')} />
    </FormBlock>
  );
}
