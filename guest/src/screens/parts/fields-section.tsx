import { useState } from 'react';
import { Trans, useLingui } from '@lingui/react/macro';
import { CreditCard, Tag as TagIcon } from 'lucide-react';
import { Button } from '@stayfront/ui/parts/button.tsx';
import { FieldFrame } from '@stayfront/ui/parts/field-frame.tsx';
import { TextField } from '@stayfront/ui/parts/field.tsx';
import { SelectField } from '@stayfront/ui/parts/select-field.tsx';
import { TextAreaField } from '@stayfront/ui/parts/text-area-field.tsx';
import { ChoicesSpecimen } from './choices-specimen.tsx';
import { Section } from './section.tsx';

export function FieldsSection() {
  const { t } = useLingui();
  const [typed, setTyped] = useState({
    given: '',
    surname: 'Keller',
    email: 'anna.keller@',
    card: '5204 7400 0990 00',
    promo: 'WELCOME10',
    request: '',
    country: 'CH',
  });
  const type = (name: keyof typeof typed) => (value: string) => setTyped((before) => ({ ...before, [name]: value }));
  return (
    <Section title={<Trans>Fields</Trans>}>
      <div className="g3">
        <TextField
          label={<Trans>Given name</Trans>}
          hint={<Trans>Rest, with placeholder</Trans>}
          placeholder={t`Anna`}
          value={typed.given}
          onChange={type('given')}
        />
        <TextField
          label={<Trans>Surname</Trans>}
          hint={<Trans>Filled</Trans>}
          value={typed.surname}
          onChange={type('surname')}
        />
        <FieldFrame id="parts-focus" label={<Trans>Phone</Trans>} hint={<Trans>Focus</Trans>}>
          <div className="input is-focus">
            <input
              id="parts-focus"
              type="tel"
              dir="ltr"
              defaultValue="+41 79 555"
              aria-describedby="parts-focus-note"
            />
          </div>
        </FieldFrame>
        <TextField
          type="email"
          label={<Trans>E-mail</Trans>}
          error={<Trans>Please enter correct email, e.g anna@example.com</Trans>}
          value={typed.email}
          onChange={type('email')}
        />
        <TextField
          type="email"
          label={<Trans>E-mail</Trans>}
          hint={<Trans>Disabled, as when modifying</Trans>}
          value="anna.keller@example.com"
          onChange={() => undefined}
          isDisabled
        />
        <SelectField
          label={<Trans>Country</Trans>}
          value={typed.country}
          onChange={type('country')}
          options={[
            { value: 'CH', label: t`Switzerland` },
            { value: 'IT', label: t`Italy` },
            { value: 'AE', label: t`United Arab Emirates` },
          ]}
        />
        <TextField
          inputMode="numeric"
          icon={CreditCard}
          label={<Trans>Card number</Trans>}
          error={<Trans>Please enter correct credit card number</Trans>}
          value={typed.card}
          onChange={type('card')}
        />
        <TextField
          icon={TagIcon}
          label={<Trans>Promo code</Trans>}
          value={typed.promo}
          onChange={type('promo')}
          trailing={
            <Button kind="quiet" size="s">
              <Trans>Apply</Trans>
            </Button>
          }
        />
        <TextAreaField
          rows={2}
          label={<Trans>Special request</Trans>}
          optionalLabel={t`optional`}
          placeholder={t`A quiet room, a late arrival …`}
          value={typed.request}
          onChange={type('request')}
        />
      </div>
      <ChoicesSpecimen />
    </Section>
  );
}
