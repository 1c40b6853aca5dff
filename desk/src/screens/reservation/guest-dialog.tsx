import { Trans, useLingui } from '@lingui/react/macro';
import type { DeskReservation } from '@stayfront/contract/desk/reservation';
import { languages } from '@stayfront/contract/property/texts';
import { TextField } from '@stayfront/ui/parts/field.tsx';
import { SelectField } from '@stayfront/ui/parts/select-field.tsx';
import { TextAreaField } from '@stayfront/ui/parts/text-area-field.tsx';
import { useState } from 'react';
import { AddressFields } from '../../features/reservation/address-fields.tsx';
import { languageName } from '../../features/reservation/language-name.ts';
import { TellGuest } from '../../features/reservation/tell-guest.tsx';
import { ActDialog } from './act-dialog.tsx';
import { guestChange, guestDraftOf, guestFaults, type GuestDraft } from './guest-draft.ts';
import { useChangeGuest } from './use-change-guest.ts';

interface GuestDialogProps {
  reservation: DeskReservation;
  onClose: () => void;
}

/** Corrects what is known of the guest. What was typed stays until it is saved, whoever else changes what meanwhile. */
export function GuestDialog({ reservation, onClose }: GuestDialogProps) {
  const { t } = useLingui();
  const [opened] = useState(reservation);
  const before = guestDraftOf(opened);
  const [draft, setDraft] = useState<GuestDraft>(before);
  const [isTried, setIsTried] = useState(false);
  const { send, isPending, isConflict, faults: refused, trouble } = useChangeGuest(opened.reservationId, onClose);
  const change = (more: Partial<GuestDraft>): void => setDraft((now) => ({ ...now, ...more }));
  // What is still held is written about by a letter of its own.
  const mayTell = draft.email.trim() !== '' && opened.status !== 'held';
  const missing = guestFaults(before, draft, mayTell);
  const wish = guestChange(before, draft);
  const isSame = Object.keys(wish.guest).length === 0 && wish.lang === undefined;
  const submit = (): void => {
    setIsTried(true);
    if (missing.length > 0) return;
    if (isSame && draft.tells !== true) return onClose();
    const version = isConflict ? reservation.version : opened.version;
    send({ version, ...wish, tellsGuest: mayTell && draft.tells === true });
  };
  const lacks = (name: (typeof missing)[number]): string | undefined =>
    isTried && missing.includes(name)
      ? name === 'surname'
        ? t`The surname is missing.`
        : t`An address is only whole with this.`
      : undefined;
  const field = (name: 'givenName' | 'surname' | 'email' | 'phone') => ({
    name,
    autoComplete: 'off',
    value: draft[name],
    error: refused[name] ?? (name === 'surname' ? lacks(name) : undefined),
    onChange: (typed: string) => change({ [name]: typed }),
  });
  const addressFaults = {
    ...Object.fromEntries(missing.flatMap((name) => (lacks(name) === undefined ? [] : [[name, lacks(name)]]))),
    ...refused,
  };
  return (
    <ActDialog
      isForm
      title={<Trans>Edit the guest</Trans>}
      act={<Trans>Save</Trans>}
      leave={<Trans comment="Leaves a dialog without saving">Back</Trans>}

      {...{ isPending, trouble, onClose }}
      onAct={submit}
    >
      <div className="dialog-form__pair">
        <TextField {...field('givenName')} label={t`First name`} maxLength={80} />
        <TextField {...field('surname')} label={t`Surname`} maxLength={80} isRequired />
        <TextField {...field('email')} label={t`E-mail`} type="email" />
        <TextField {...field('phone')} label={t`Telephone`} type="tel" />
      </div>
      <AddressFields
        draft={draft.address}
        faults={addressFaults}
        onChange={(more) => change({ address: { ...draft.address, ...more } })}
      />
      <TextAreaField
        label={t`What the guest asked for`}
        rows={2}
        maxLength={2000}
        value={draft.specialRequest}
        error={refused['specialRequest']}
        onChange={(specialRequest) => change({ specialRequest })}
      />
      <SelectField
        label={t`Language of the letters`}
        value={draft.language}
        options={languages.map((code) => ({ value: code, label: languageName(code) }))}
        onChange={(code) => change({ language: languages.find((one) => one === code) ?? draft.language })}
      />
      {opened.status !== 'held' && (
        <TellGuest
          tells={draft.tells}
          hasAddress={mayTell}
          languageName={languageName(draft.language)}
          isMissing={isTried && missing.includes('tells')}
          onChoose={(tells) => change({ tells })}
        />
      )}
    </ActDialog>
  );
}
