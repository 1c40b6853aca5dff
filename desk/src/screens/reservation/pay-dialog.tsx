import { Trans, useLingui } from '@lingui/react/macro';
import type { DeskAccount } from '@stayfront/contract/desk/account';
import { addHotelPayment } from '@stayfront/contract/desk/hotel-payment';
import type { DeskReservation } from '@stayfront/contract/desk/reservation';
import { hotelWays, type HotelWay } from '@stayfront/rules/payment/hotel-ways';
import { formatMoney } from '@stayfront/ui/formats/format-money.ts';
import { TextField } from '@stayfront/ui/parts/field.tsx';
import { Radio } from '@stayfront/ui/parts/radio.tsx';
import { useId, useState } from 'react';
import { useDesk } from '../../app/page/desk-context.tsx';
import { AmountField } from '../../features/reservation/amount-field.tsx';
import { readAmount } from '../../features/reservation/read-amount.ts';
import { typeAmount } from '../../features/reservation/type-amount.ts';
import { useDone } from '../../features/frame/undos.tsx';
import { ActDialog } from './act-dialog.tsx';
import { SumLines } from './sum-lines.tsx';
import { useMoneyAct } from './use-money-act.ts';
import { useTakeBack } from './use-take-back.ts';
import { useWayName } from './use-way-name.ts';

interface PayDialogProps {
  reservation: DeskReservation;
  account: DeskAccount;
  onClose: () => void;
}

/** Marks something as paid at the hotel. How is asked each time: the till is counted by it. */
export function PayDialog({ reservation: { reservationId, guest }, account, onClose }: PayDialogProps) {
  const { t } = useLingui();
  const { language } = useDesk();
  const tell = useDone();
  const wayName = useWayName();
  const takeBack = useTakeBack(reservationId);
  const name = useId();
  const { currency, localTaxOpen } = account;
  const open = account.open + localTaxOpen;
  const money = (minor: number): string => formatMoney(language, minor, currency);
  const [typed, setTyped] = useState(() => typeAmount(open, currency));
  const [way, setWay] = useState<HotelWay | null>(null);
  const [note, setNote] = useState('');
  const [isTried, setIsTried] = useState(false);
  const read = readAmount(typed, currency);
  const amount = read !== null && read > 0 && read <= open ? read : null;
  const { act, isPending, refusedAt, forget } = useMoneyAct({
    reservationId,
    send: (transport, params, body: { amount: number; way: HotelWay; note: string }, extra) =>
      transport(addHotelPayment, { params, query: {}, body }, extra),
    onDone: ({ movementId }, done) => {
      const [sum, how] = [money(done.amount), wayName(done.way)];
      tell({ text: t`${sum} paid at the hotel: ${how}`, undo: () => void takeBack(movementId) });
      onClose();
    },
  });
  const submit = (): void => {
    setIsTried(true);
    if (amount !== null && way !== null) act({ amount, way, note: note.trim() });
  };
  return (
    <ActDialog
      title={<Trans>Mark as paid at the hotel</Trans>}
      about={[guest?.name, t`open ${money(open)}`].filter(Boolean).join(' · ')}
      act={amount === null ? <Trans>Mark as paid</Trans> : <Trans>Mark {money(amount)} as paid</Trans>}
      {...{ isPending, onClose }}
      trouble={refusedAt('all')}
      onAct={submit}
    >
      <AmountField
        currency={currency}
        value={typed}
        hint={localTaxOpen > 0 ? t`With local taxes of ${money(localTaxOpen)}` : undefined}
        error={isTried && amount === null ? t`Write an amount up to ${money(open)}.` : refusedAt('amount')}
        onChange={(text) => {
          forget();
          setTyped(text);
        }}
      />
      <fieldset className="tell-guest" aria-describedby={isTried && way === null ? `${name}-fault` : undefined}>
        <legend>
          <Trans>How was it paid?</Trans>
        </legend>
        {hotelWays.map((one) => (
          <Radio
            key={one}
            name={name}
            value={one}
            label={wayName(one)}
            isChecked={way === one}
            onChange={() => setWay(one)}
          />
        ))}
        {isTried && way === null && (
          <p className="err" id={`${name}-fault`} role="alert">
            <Trans>Say how it was paid.</Trans>
          </p>
        )}
      </fieldset>
      <TextField
        label={t`Note`}
        optionalLabel={t`optional`}
        hint={t`A receipt’s number, or who brought it`}
        value={note}
        maxLength={200}
        error={refusedAt('reason')}
        onChange={(text) => {
          forget();
          setNote(text);
        }}
      />
      <SumLines
        currency={currency}
        lines={[
          { name: t`Open now`, amount: open },
          { name: t`Paid at the hotel`, amount: amount === null ? null : -amount },
          { name: t`Open afterwards`, amount: amount === null ? null : open - amount, isSum: true },
        ]}
      />
    </ActDialog>
  );
}
