import { Trans, useLingui } from '@lingui/react/macro';
import { Checkbox } from '@stayfront/ui/parts/checkbox.tsx';
import { TextAreaField } from '@stayfront/ui/parts/text-area-field.tsx';
import { TextField } from '@stayfront/ui/parts/field.tsx';
import { useState } from 'react';
import { useHouse } from '../../app/page/desk-context.tsx';
import { isHeldBy, tellsGuest, type Draft, type GuestDraft } from './draft.ts';
import { LetterLanguage } from './letter-language.tsx';
import { SurnameField } from './surname-field.tsx';
import type { ChangeDraft } from './use-draft.ts';
import type { Faults } from './use-faults.ts';

interface GuestFieldsProps {
  draft: Draft;
  change: ChangeDraft;
  faults: Faults;
}

/** Who comes, and whether they are written to. */
export function GuestFields({ draft, change, faults }: GuestFieldsProps) {
  const { t } = useLingui();
  const { language } = useHouse();
  const { guest, way } = draft;
  const [hasWish, setHasWish] = useState(false);
  const set = (part: Partial<GuestDraft>): void => change((before) => ({ guest: { ...before.guest, ...part } }));
  const optional = t`optional`;
  return (
    <section className="book-part" aria-label={t`Guest`}>
      <div className="book-fields">
        <SurnameField
          value={guest.surname}
          error={faults['guest.surname']}
          onType={(surname) => set({ surname })}
          onKnown={({ givenName, surname, email, phone, language: spoken }) =>
            set({ givenName, surname, email, phone, language: spoken })
          }
        />
        <TextField
          label={<Trans>First name</Trans>}
          optionalLabel={optional}
          name="givenName"
          autoComplete="off"
          maxLength={80}
          value={guest.givenName}
          error={faults['guest.givenName']}
          onChange={(givenName) => set({ givenName })}
        />
        <TextField
          label={<Trans>E-mail</Trans>}
          optionalLabel={isHeldBy(way) ? undefined : optional}
          type="email"
          name="email"
          autoComplete="off"
          value={guest.email}
          error={faults['guest.email']}
          onChange={(email) => set({ email })}
        />
        <TextField
          label={<Trans>Telephone</Trans>}
          optionalLabel={optional}
          type="tel"
          name="phone"
          autoComplete="off"
          value={guest.phone}
          error={faults['guest.phone']}
          onChange={(phone) => set({ phone })}
        />
      </div>
      {hasWish || guest.wish !== '' ? (
        <TextAreaField
          label={<Trans>What the guest asked for</Trans>}
          optionalLabel={optional}
          name="wish"
          rows={2}
          value={guest.wish}
          error={faults['guest.specialRequest']}
          onChange={(wish) => set({ wish })}
        />
      ) : (
        <button type="button" className="book-link" onClick={() => setHasWish(true)}>
          <Trans>Add what the guest asked for</Trans>
        </button>
      )}
      <div className="book-tell">
        <Checkbox
          label={<Trans>Send the confirmation by mail</Trans>}
          isChecked={tellsGuest(draft)}
          onChange={(tells) => change({ tells })}
        />
        {(tellsGuest(draft) || isHeldBy(way)) && (
          <LetterLanguage value={guest.language ?? language} onChange={(spoken) => set({ language: spoken })} />
        )}
      </div>
    </section>
  );
}
