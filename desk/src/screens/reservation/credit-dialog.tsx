import { Trans, useLingui } from '@lingui/react/macro';
import type { Invoice } from '@stayfront/contract/desk/invoices';
import { readAmount } from '@stayfront/rules/currency/read-amount';
import { formatMoney } from '@stayfront/ui/formats/format-money.ts';
import { TextField } from '@stayfront/ui/parts/field.tsx';
import { Radio } from '@stayfront/ui/parts/radio.tsx';
import { useId, useState } from 'react';
import { useDesk } from '../../app/page/desk-context.tsx';
import { AmountField } from '../../features/reservation/amount-field.tsx';
import { ActDialog } from './act-dialog.tsx';
import { useCreditInvoice } from './use-credit-invoice.ts';

interface CreditDialogProps {
  reservationId: string;
  invoice: Invoice;
  onClose: () => void;
}

/** Takes an invoice back: what is left of it, or an amount; why stands in the history. */
export function CreditDialog({ reservationId, invoice, onClose }: CreditDialogProps) {
  const { t } = useLingui();
  const { language } = useDesk();
  const id = useId();
  const { invoiceNumber, currency, gross, credited } = invoice;
  const [typed, setTyped] = useState<string | null>(null);
  const [reason, setReason] = useState('');
  const [isTried, setIsTried] = useState(false);
  const { send, isPending, trouble } = useCreditInvoice(reservationId, invoiceNumber, onClose);
  const left = gross - credited;
  const rest = formatMoney(language, left, currency);
  const amount = typed === null ? left : readAmount(typed, currency);
  const isAmountWrong = amount === null || amount === 0 || amount > left;
  const submit = (): void => {
    setIsTried(true);
    if (isAmountWrong || reason.trim() === '') return;
    send({ credit: typed === null ? 'rest' : { minor: amount }, reason: reason.trim() });
  };
  return (
    <ActDialog
      isForm
      title={<Trans>Take back invoice {invoiceNumber}?</Trans>}
      act={<Trans>Issue the credit note</Trans>}
      leave={<Trans comment="Leaves a dialog without saving">Back</Trans>}
      isDangerous
      {...{ isPending, trouble, onClose }}
      onAct={submit}
    >
      <p>
        <Trans>No money moves by it. Rooms of an invoice that is wholly taken back can be put on another.</Trans>
      </p>
      <fieldset>
        <legend>
          <Trans>How much is taken back</Trans>
        </legend>
        <Radio
          name={`${id}-amount`}
          value="rest"
          label={<Trans>All that is left of it, {rest}</Trans>}
          isChecked={typed === null}
          onChange={() => setTyped(null)}
        />
        <Radio
          name={`${id}-amount`}
          value="amount"
          label={<Trans>Another amount</Trans>}
          isChecked={typed !== null}
          onChange={() => setTyped('')}
        />
      </fieldset>
      {typed !== null && (
        <AmountField
          currency={currency}
          value={typed}
          error={isTried && isAmountWrong ? t`Write an amount of ${rest} at most.` : undefined}
          onChange={setTyped}
        />
      )}
      <TextField
        label={t`Reason`}
        hint={t`For the house, in the history; nothing about the guest.`}
        value={reason}
        maxLength={200}
        isRequired
        error={isTried && reason.trim() === '' ? t`Say why, in a few words.` : undefined}
        onChange={setReason}
      />
    </ActDialog>
  );
}
