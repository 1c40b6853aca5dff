import { Trans, useLingui } from '@lingui/react/macro';
import { isProviderName } from '@stayfront/rules/payment/providers';
import { HouseChoice } from '../../features/house/fields/house-choice.tsx';
import { useField } from '../../features/house/use-field.ts';
import { findWords } from '../../features/house/words/find-words.ts';
import { AccountPart } from '../../features/payment-account/account-part.tsx';
import { DraftNote } from './draft-note.tsx';
import { StepFoot } from './step-foot.tsx';
import type { StepProps } from './step-props.ts';
import { usePublishDraft } from './use-publish-draft.ts';

/** At the hotel, or online with a provider; and whether money moves already. */
export function MoneyStep({ setUp }: StepProps) {
  const { t } = useLingui();
  const publish = usePublishDraft();
  const provider = useField<string>('config/paymentSolutionsProvider', true).value;
  const isOnline = provider !== undefined && isProviderName(provider);
  const { names: nameOf = {} } = findWords('config/paymentSolutionsProvider').words ?? {};
  return (
    <>
      <p className="set-up__lead">
        <Trans>Guests can pay at the hotel from the first day. Online payment needs an account with a provider.</Trans>
      </p>
      <div className="fields set-up__grid">
        <HouseChoice
          at="config/paymentSolutionsProvider"
          none={t`none: guests pay at the hotel`}
          isNullable
          hint={t`Rates that are paid when they are booked are offered once there is one.`}
        />
      </div>
      {isOnline && <AccountPart provider={provider} providerName={nameOf[provider] ?? provider} />}
      <DraftNote />
      <StepFoot
        step="money"
        publishes
        isDone={setUp.done.money}
        onNext={async () => (await publish()) || setUp.isOpen}
      />
    </>
  );
}
