import { Trans, useLingui } from '@lingui/react/macro';
import { saveSetUpRates } from '@stayfront/contract/desk/set-up';
import { Checkbox } from '@stayfront/ui/parts/checkbox.tsx';
import { TextField } from '@stayfront/ui/parts/field.tsx';
import { Radio } from '@stayfront/ui/parts/radio.tsx';
import { useQuery } from '@tanstack/react-query';
import { useId, useState } from 'react';
import { setUpTemplatesQuery } from '../../app/data/set-up-query.ts';
import { useTransport } from '../../app/data/transport.tsx';
import { useDesk } from '../../app/page/desk-context.tsx';
import { typeAmount } from '../../features/reservation/type-amount.ts';
import { useField } from '../../features/house/use-field.ts';
import { ratesFaults, ratesOf, ratesWish, type RatesDraft, type RatesField, type RatesWish } from './rates-draft.ts';
import { SavingNote } from './saving-note.tsx';
import { StepFoot } from './step-foot.tsx';
import type { StepProps } from './step-props.ts';
import { useStepSave } from './use-step-save.ts';

/** The rates that most houses have, and until when cancelling is free. */
export function RatesStep({ setUp, onSaved }: StepProps) {
  const { t } = useLingui();
  const { hotelId, language } = useDesk();
  const transport = useTransport();
  const group = useId();
  const { currency } = setUp;
  const { data: templates } = useQuery(setUpTemplatesQuery(transport, hotelId, language));
  const country = useField<string>('address/countryCode').value ?? '';
  const [draft, setDraft] = useState(() => ratesOf(setUp, country));
  const [isTouched, setIsTouched] = useState(false);
  const change = (next: Partial<RatesDraft>): void => {
    setDraft((before) => ({ ...before, ...next }));
    setIsTouched(true);
  };
  const wish = ratesWish(draft, currency);
  const faults = ratesFaults(draft, currency);
  const { saving, save, accept } = useStepSave<RatesWish>({
    wish,
    isTouched,
    partOf: ({ rates }) => rates,
    send: (body, { version }) =>
      transport(saveSetUpRates, { params: { hotelId }, query: {}, body: { version, ...body } }),
    onSaved,
  });
  const example = typeAmount(2500, currency);
  const says = {
    amount: t`Write an amount, e.g. ${example}`,
    percent: t`Write a share, e.g. ${'10'}`,
    age: t`Write an age from 0 to 17`,
    ages: t`The last age must not be below the first`,
  };
  const field = (of: RatesField) => ({
    value: draft[of],
    error: faults[of] && says[faults[of]],
    onChange: (typed: string) => change({ [of]: typed }),
    inputMode: of === 'fromAge' || of === 'toAge' ? ('numeric' as const) : ('decimal' as const),
    maxLength: 12,
  });
  const unit = (words: string) => <span className="house-unit">{words}</span>;
  const [perCent, perGuest] = ['%', t`${currency} a guest and night`];
  return (
    <>
      <p className="set-up__lead">
        <Trans>The first rate has prices of its own. All others follow it, so that one price is enough.</Trans>
      </p>
      <fieldset className="set-up__group">
        <legend>
          <Trans>Until when is cancelling free?</Trans>
        </legend>
        {templates?.policies.map(({ template, text }) => (
          <Radio
            key={template}
            name={group}
            value={template}
            label={text}
            isChecked={draft.policy === template}
            onChange={() => change({ policy: template })}
          />
        ))}
      </fieldset>
      <fieldset className="set-up__group">
        <legend>
          <Trans>What else do you offer?</Trans>
        </legend>
        <Checkbox
          label={<Trans>A lower price that is paid when it is booked and not given back</Trans>}
          isChecked={draft.isNonRefundable}
          onChange={(isNonRefundable) => change({ isNonRefundable })}
        />
        {draft.isNonRefundable && <TextField {...field('percentLess')} label={t`Lower by`} trailing={unit(perCent)} />}
        <Checkbox
          label={<Trans>A rate with breakfast</Trans>}
          isChecked={draft.hasBreakfast}
          onChange={(hasBreakfast) => change({ hasBreakfast })}
        />
        {draft.hasBreakfast && (
          <TextField {...field('breakfast')} label={t`Breakfast costs`} trailing={unit(perGuest)} />
        )}
        <Checkbox
          label={<Trans>A rate with half board</Trans>}
          isChecked={draft.hasHalfBoard}
          onChange={(hasHalfBoard) => change({ hasHalfBoard })}
        />
        {draft.hasHalfBoard && (
          <TextField {...field('halfBoard')} label={t`Half board costs`} trailing={unit(perGuest)} />
        )}
      </fieldset>
      <fieldset className="set-up__group">
        <legend>
          <Trans>Children and tax</Trans>
        </legend>
        <Checkbox
          label={<Trans>Children are welcome</Trans>}
          isChecked={draft.areChildrenWelcome}
          onChange={(areChildrenWelcome) => change({ areChildrenWelcome })}
        />
        {draft.areChildrenWelcome && (
          <div className="set-up__pair">
            <TextField {...field('fromAge')} label={t`A child from`} hint={t`Who is younger is an infant`} />
            <TextField {...field('toAge')} label={t`Up to and with`} hint={t`Who is older is an adult`} />
          </div>
        )}
        <Checkbox
          label={<Trans>Prices include VAT</Trans>}
          isChecked={draft.hasVat}
          onChange={(hasVat) => change({ hasVat })}
        />
        {draft.hasVat && (
          <TextField
            {...field('vat')}
            label={t`VAT on a night`}
            hint={t`As most hotels of your country have it. Ask whoever keeps your books.`}
            trailing={unit(perCent)}
          />
        )}
      </fieldset>
      <SavingNote
        saving={saving}
        onAgain={() => void save()}
        onAccept={accept}
        onTheirs={() => {
          setDraft(ratesOf(setUp, country));
          setIsTouched(false);
        }}
      />
      <StepFoot step="rates" isDone={setUp.done.rates} onNext={async () => wish !== null && save()} />
    </>
  );
}
