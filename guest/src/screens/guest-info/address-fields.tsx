import { useLingui } from '@lingui/react/macro';
import { useMemo } from 'react';
import { addressFieldsOf } from '../../flow/address-fields-of.ts';
import { listCountries } from '../../i18n/list-countries.ts';
import { useVisit } from '../../page/visit.tsx';
import { ComboField } from '../../parts/combo-field.tsx';
import { TextField } from '../../parts/field.tsx';
import { useHotel } from '../frame/hotel-context.ts';
import type { DetailsForm } from './use-details-form.ts';
import { useFieldNames } from './use-field-names.ts';

/** Where the guest lives, at hotels that have to know. The country comes first: it stands beside the phone. */
export function AddressFields({ field }: Pick<DetailsForm, 'field'>) {
  const { t } = useLingui();
  const { language } = useVisit();
  const { config } = useHotel();
  const names = useFieldNames();
  const asked = addressFieldsOf(config);
  const countries = useMemo(() => listCountries(language), [language]);
  if (asked.length === 0) return null;
  return (
    <>
      <ComboField
        {...field('country')}
        label={names.country}
        options={countries}
        listLabel={t`Countries`}
        noMatch={t`Country not found`}
        placeholder={t`Choose your country`}
        autoComplete="country-name"
        isRequired
        className="f3"
      />
      <TextField {...field('addressLine')} label={names.addressLine} autoComplete="address-line1" isRequired />
      <TextField
        {...field('postalCode')}
        label={names.postalCode}
        autoComplete="postal-code"
        isRequired
        className="f3 p3"
      />
      <TextField {...field('city')} label={names.city} autoComplete="address-level2" isRequired className="f3 p3" />
      {asked.includes('state') && (
        <TextField {...field('state')} label={names.state} autoComplete="address-level1" isRequired className="f3" />
      )}
    </>
  );
}
