import { Trans, useLingui } from '@lingui/react/macro';
import { isProviderName } from '@stayfront/rules/payment/providers';
import { Alert } from '@stayfront/ui/parts/alert.tsx';
import { HouseChoice } from '../../features/house/fields/house-choice.tsx';
import { HouseSwitch } from '../../features/house/fields/house-switch.tsx';
import { useField } from '../../features/house/use-field.ts';
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
        {isOnline && <HouseSwitch at="config/test" usually />}
      </div>
      {isOnline && !setUp.done.money && (
        <Alert tone="warn">
          <Trans>
            A trial: no money moves until the credentials of your account are there and the trial is switched off. The
            payment page says so to everybody.
          </Trans>
        </Alert>
      )}
      <DraftNote />
      <StepFoot step="money" isDone={setUp.done.money} onNext={async () => (await publish()) || setUp.isOpen} />
    </>
  );
}
