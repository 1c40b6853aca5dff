import { Trans } from '@lingui/react/macro';
import { LockKeyhole } from 'lucide-react';
import { useEffect, useId, useRef, useState, type SubmitEvent } from 'react';
import { CardMarks } from '../card-marks.tsx';
import type { GuaranteeProps } from '../payment-part.ts';
import { useHotel } from '../../../app/page/hotel-context.ts';
import { BankChallenge } from './bank-challenge.tsx';
import { CardBox } from './card-box.tsx';
import { cardFields, fieldFault, isCardComplete } from './card-fields.ts';
import { SandboxNote } from '../sandbox-note.tsx';
import { useBankCheck } from './use-bank-check.ts';
import { useCardTexts } from './use-card-texts.ts';
import { useSecureFields } from './use-secure-fields.ts';
import './secure-card-form.css';

/** The card as a guarantee, typed into the provider's own fields: its number never reaches our page. */
export default function SecureCardForm(props: GuaranteeProps) {
  const { asks, formId, isAccepted, onReady, onBusy, onCollected, onFailed } = props;
  const { info } = useHotel();
  const base = useId();
  const texts = useCardTexts();
  const isCollecting = useRef(false);
  const [isSent, setIsSent] = useState(false);
  const placeOf = (field: (typeof cardFields)[number]): string => `${base}-${field}`;
  const places = {
    cardNumber: placeOf('cardNumber'),
    cardholderName: placeOf('cardholderName'),
    expiryDate: placeOf('expiryDate'),
    cvv: placeOf('cvv'),
  };
  const { states, isReady, focus, collect } = useSecureFields({
    open: asks.open,
    places,
    texts,
    onFailed,
  });
  const { confirm, ...bank } = useBankCheck(asks);
  const isComplete = isReady && isCardComplete(states, isAccepted);
  const isFilled = isReady && isCardComplete(states, true);
  useEffect(() => onReady(isFilled), [isFilled, onReady]);

  const submit = (event: SubmitEvent) => {
    event.preventDefault();
    setIsSent(true);
    if (!isComplete || isCollecting.current) return;
    isCollecting.current = true;
    onBusy(true);
    const take = async (): Promise<void> => {
      const instrumentId = await collect();
      if (await confirm(instrumentId)) onCollected({ instrumentId });
    };
    take()
      .catch((error: unknown) => onFailed(error instanceof Error ? error : new Error(String(error))))
      .finally(() => {
        isCollecting.current = false;
        onBusy(false);
      });
  };
  return (
    <form id={formId} className="box box-p form card-form" noValidate onSubmit={submit} aria-busy={!isReady}>
      <div className="row between card-form__head">
        <h2 className="h3">
          <Trans comment="Credit or debit card">Card</Trans>
        </h2>
        <CardMarks codes={info.acceptedPaymentCards} />
      </div>
      <SandboxNote />
      <div className="fields">
        {cardFields.map((field) => (
          <CardBox
            key={field}
            id={places[field]}
            field={field}
            label={texts[field].label}
            state={states[field]}
            error={fieldFault(field, states[field]) && texts[field].error}
            isReady={isReady}
            onPress={() => focus(field)}
          />
        ))}
      </div>
      <div aria-live="polite">
        {isSent && !isComplete && (
          <p className="err card-form__note">
            <Trans>Please fill all fields</Trans>
          </p>
        )}
      </div>
      <p className="cap muted co__safe">
        <LockKeyhole className="ic ic-s" aria-hidden />
        <Trans>Card fields are secured and encrypted. The hotel never sees your full card number.</Trans>
      </p>
      <BankChallenge url={bank.challengeUrl} onAnswered={bank.onAnswered} onClosed={bank.onClosed} />
    </form>
  );
}
