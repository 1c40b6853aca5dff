import { Trans, useLingui } from '@lingui/react/macro';
import { countryCodes } from '@stayfront/contract/country-codes';
import { hasStates } from '@stayfront/rules/booking/has-states';
import { nameCountries } from '@stayfront/ui/formats/name-countries.ts';
import { TextField } from '@stayfront/ui/parts/field.tsx';
import { SelectField } from '@stayfront/ui/parts/select-field.tsx';
import { useMemo } from 'react';
import { useDesk } from '../../app/page/desk-context.tsx';
import type { AddressDraft } from './address-draft.ts';
import './address-fields.css';

interface AddressFieldsProps {
  draft: AddressDraft;
  faults: Readonly<Partial<Record<string, string>>>;
  onChange: (change: Partial<AddressDraft>) => void;
}

/** Where somebody lives or has their office. In a dialog: countries are named by the browser. */
export function AddressFields({ draft, faults, onChange }: AddressFieldsProps) {
  const { t } = useLingui();
  const { language } = useDesk();
  const countries = useMemo(() => nameCountries(language, countryCodes), [language]);
  const field = (part: keyof AddressDraft) => ({
    name: part,
    autoComplete: 'off',
    value: draft[part],
    error: faults[`address.${part}`],
    onChange: (typed: string) => onChange({ [part]: typed }),
  });
  return (
    <div className="address-fields">
      <TextField {...field('addressLine')} className="is-wide" label={t`Street and number`} maxLength={120} />
      <TextField {...field('postalCode')} label={t`Postal code`} maxLength={16} />
      <TextField {...field('city')} label={t`Town`} maxLength={80} />
      {(draft.state !== '' || (draft.country !== '' && hasStates(draft.country))) && (
        <TextField {...field('state')} label={t`State or province`} maxLength={80} />
      )}
      <SelectField
        {...field('country')}
        label={<Trans>Country</Trans>}
        options={[{ value: '', label: '–' }, ...countries]}
      />
    </div>
  );
}
