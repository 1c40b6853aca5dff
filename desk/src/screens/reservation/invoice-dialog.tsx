import { Trans, useLingui } from '@lingui/react/macro';
import type { DeskReservation, DeskRoom } from '@stayfront/contract/desk/reservation';
import { Checkbox } from '@stayfront/ui/parts/checkbox.tsx';
import { TextField } from '@stayfront/ui/parts/field.tsx';
import { SelectField } from '@stayfront/ui/parts/select-field.tsx';
import { useState } from 'react';
import { useDesk, useHouse } from '../../app/page/desk-context.tsx';
import { AddressFields } from '../../features/reservation/address-fields.tsx';
import { languageName } from '../../features/reservation/language-name.ts';
import { plainAmount } from '../../features/reservation/plain-amount.ts';
import { ActDialog } from './act-dialog.tsx';
import { invoiceBody, lacksOf, newInvoice, type InvoiceDraft } from './invoice-draft.ts';
import { useIssueInvoice } from './use-issue-invoice.ts';

interface InvoiceDialogProps {
  reservation: DeskReservation;
  /** Rooms that are on no invoice yet. */
  open: readonly DeskRoom[];
  onClose: () => void;
}

/** Who an invoice is for, and of which rooms. Its amounts are those that were booked. */
export function InvoiceDialog({ reservation, open, onClose }: InvoiceDialogProps) {
  const { t } = useLingui();
  const { language } = useDesk();
  const house = useHouse();
  const { reservationId, guest, currency } = reservation;
  const [opened] = useState(reservation.version);
  const [draft, setDraft] = useState<InvoiceDraft>(() => newInvoice(open));
  const [isTried, setIsTried] = useState(false);
  const { send, isPending, isConflict, faults, trouble } = useIssueInvoice(reservationId, onClose);
  const change = (more: Partial<InvoiceDraft>): void => setDraft((before) => ({ ...before, ...more }));
  // A room that came onto another invoice while this was filled in is no choice any more.
  const kept = { ...draft, rooms: draft.rooms.filter((one) => open.some((room) => room.roomStayIndex === one)) };
  const lacks = lacksOf(kept);
  const submit = (): void => {
    setIsTried(true);
    if (lacks.length > 0) return;
    send({ version: isConflict ? reservation.version : opened, ...invoiceBody(kept, open.length) });
  };
  const field = (name: 'company' | 'vatNumber' | 'name') => ({
    name,
    autoComplete: 'off',
    optionalLabel: t`optional`,
    value: draft[name],
    error: faults[name],
    onChange: (typed: string) => change({ [name]: typed }),
  });
  const begun = isTried ? lacks.filter((name) => name !== 'rooms') : [];
  const addressFaults = {
    ...Object.fromEntries(begun.map((name) => [name, t`An address is only whole with this.`])),
    ...faults,
  };
  return (
    <ActDialog
      isForm
      title={<Trans>Issue an invoice</Trans>}
      act={<Trans>Issue the invoice</Trans>}
      leave={<Trans comment="Leaves a dialog without saving">Back</Trans>}

      {...{ isPending, trouble, onClose }}
      onAct={submit}
    >
      <p>
        <Trans>It gets the next number and cannot be changed afterwards, only taken back by a credit note.</Trans>
      </p>
      {(open.length > 1 || kept.rooms.length === 0) && (
        <fieldset>
          <legend>
            <Trans>Rooms</Trans>
          </legend>
          {open.map(({ roomStayIndex, roomName, status, total, cancellationFee }) => (
            <Checkbox
              key={roomStayIndex}
              label={roomName}
              count={plainAmount(language, status === 'cancel' ? cancellationFee : total, currency)}
              isChecked={kept.rooms.includes(roomStayIndex)}
              onChange={(isOn) =>
                change({
                  rooms: isOn ? [...kept.rooms, roomStayIndex] : kept.rooms.filter((one) => one !== roomStayIndex),
                })
              }
            />
          ))}
          {isTried && lacks.includes('rooms') && (
            <p className="err" role="alert">
              <Trans>Choose a room.</Trans>
            </p>
          )}
        </fieldset>
      )}
      <div className="dialog-form__pair">
        <TextField {...field('company')} label={t`Company`} maxLength={80} />
        <TextField {...field('vatNumber')} label={t`VAT number`} maxLength={30} />
      </div>
      <TextField
        {...field('name')}
        label={t`Name of the person`}
        maxLength={80}
        hint={t`Empty: ${guest?.name ?? ''}, where no company is named.`}
      />
      <fieldset>
        <legend>
          <Trans>Address, where it is not the guest’s</Trans>
        </legend>
        <AddressFields
          draft={draft.address}
          faults={addressFaults}
          onChange={(more) => change({ address: { ...draft.address, ...more } })}
        />
      </fieldset>
      <SelectField
        label={t`Language`}
        value={draft.language}
        options={[
          { value: 'guest', label: t`The guest’s: ${languageName(guest?.language ?? house.language)}` },
          { value: 'hotel', label: t`The hotel’s: ${languageName(house.language)}` },
        ]}
        onChange={(chosen) => change({ language: chosen === 'hotel' ? 'hotel' : 'guest' })}
      />
    </ActDialog>
  );
}
