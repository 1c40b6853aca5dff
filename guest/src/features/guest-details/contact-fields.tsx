import { useLingui } from '@lingui/react/macro';
import { isFamilyFirst } from '@stayfront/rules/language/guest-name';
import { useVisit } from '../../app/flow/visit.tsx';
import { Checkbox } from '@stayfront/ui/parts/checkbox.tsx';
import { TextField } from '@stayfront/ui/parts/field.tsx';
import { TextAreaField } from '@stayfront/ui/parts/text-area-field.tsx';
import { AddressFields } from './address-fields.tsx';
import type { DetailsForm } from './use-details-form.ts';
import { useFieldNames } from './use-field-names.ts';

interface ContactFieldsProps {
  form: Pick<DetailsForm, 'role' | 'details' | 'field' | 'set'>;
  /** What is shown can no longer be changed. */
  isLocked?: boolean;
}

/** Who comes, and how to reach them. Whoever changes a booking keeps the e-mail address that the link was sent to. */
export function ContactFields({ form: { role, details, field, set }, isLocked = false }: ContactFieldsProps) {
  const { t } = useLingui();
  const { language } = useVisit();
  const names = useFieldNames();
  const half = { isRequired: true, isDisabled: isLocked, className: 'f3' };
  const isBooking = role === 'Book';
  const givenName = (
    <TextField key="given" {...field('givenName')} {...half} label={names.givenName} autoComplete="given-name" />
  );
  const surname = (
    <TextField key="family" {...field('surname')} {...half} label={names.surname} autoComplete="family-name" />
  );
  return (
    <div className="fields">
      {isFamilyFirst(language) ? [surname, givenName] : [givenName, surname]}
      <TextField
        {...field('email')}
        {...half}
        isDisabled={isLocked || !isBooking}
        label={names.email}
        type="email"
        autoComplete="email"
        hint={isBooking ? t`Your confirmation is sent here.` : t`The e-mail address cannot be changed.`}
      />
      {isBooking && (
        <TextField {...field('emailAgain')} {...half} label={names.emailAgain} type="email" autoComplete="email" />
      )}
      <TextField
        {...field('phone')}
        {...half}
        label={names.phone}
        type="tel"
        autoComplete="tel"
        hint={isBooking ? t`With its country code. We call only if we must.` : undefined}
      />
      <AddressFields field={field} role={role} details={details} isLocked={isLocked} />
      <TextAreaField
        {...field('specialRequest')}
        label={names.specialRequest}
        optionalLabel={t({ message: 'optional', comment: 'Stands behind the name of a field that may stay empty' })}
        placeholder={t`A quiet room, a late arrival, a birthday …`}
        maxLength={2000}
        isDisabled={isLocked}
      />
      <Checkbox
        label={t`I am travelling for business`}
        isChecked={details.businessTravel}
        isDisabled={isLocked}
        onChange={(businessTravel) => set({ businessTravel })}
      />
    </div>
  );
}
