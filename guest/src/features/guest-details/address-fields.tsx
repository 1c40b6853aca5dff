import { useLingui } from '@lingui/react/macro';
import { hasStates } from '@stayfront/rules/booking/has-states';
import { useMemo } from 'react';
import { addressFieldsOf, hasAddress, neededOf } from '../../app/flow/address-fields-of.ts';
import { listCountries } from '../../app/i18n/list-countries.ts';
import { useVisit } from '../../app/flow/visit.tsx';
import { ComboField } from '@stayfront/ui/parts/combo-field.tsx';
import { TextField } from '@stayfront/ui/parts/field.tsx';
import { useHotel } from '../../app/page/hotel-context.ts';
import type { DetailsForm } from './use-details-form.ts';
import { useFieldNames } from './use-field-names.ts';

interface AddressFieldsProps extends Pick<DetailsForm, 'field' | 'role' | 'details'> {
  isLocked?: boolean;
}

/** Where the guest lives, at hotels that have to know, and for whoever changes a booking. */
export function AddressFields({ field, role, details, isLocked = false }: AddressFieldsProps) {
  const { t } = useLingui();
  const { language } = useVisit();
  const { config } = useHotel();
  const names = useFieldNames();
  const asked = addressFieldsOf(config);
  const countries = useMemo(() => listCountries(language), [language]);
  if (asked.length === 0 && role === 'Book') return null;
  // An address that is begun has to be whole.
  const isRequired = asked.length > 0 || hasAddress(details);
  const needsState = neededOf(config).includes('state');
  const shared = { isRequired, isDisabled: isLocked };
  const optional = { optionalLabel: isRequired ? undefined : t`optional` };
  const country = (
    <ComboField
      {...field('country')}
      {...shared}
      {...optional}
      label={names.country}
      options={countries}
      listLabel={t`Countries`}
      noMatch={t`Country not found`}
      placeholder={t`Choose your country`}
      autoComplete="country-name"
      className="f3"
    />
  );
  const maySayState = role === 'Modify' && (hasStates(details.country) || details.state !== '');
  const state = (needsState || maySayState) && (
    <TextField
      {...field('state')}
      {...shared}
      isRequired={isRequired && needsState}
      optionalLabel={isRequired && needsState ? undefined : t`optional`}
      label={names.state}
      autoComplete="address-level1"
      className="f3"
    />
  );
  const where = (
    <>
      <TextField
        {...field('addressLine')}
        {...shared}
        {...optional}
        label={names.addressLine}
        autoComplete="address-line1"
      />
      <TextField
        {...field('postalCode')}
        {...shared}
        {...optional}
        label={names.postalCode}
        autoComplete="postal-code"
        className={role === 'Modify' ? 'f2' : 'f3 p3'}
      />
      <TextField
        {...field('city')}
        {...shared}
        {...optional}
        label={names.city}
        autoComplete="address-level2"
        className={role === 'Modify' ? 'f4' : 'f3 p3'}
      />
    </>
  );
  // While booking, the country comes first: it stands beside the phone, which has no other neighbour.
  return role === 'Book' ? (
    <>
      {country}
      {where}
      {state}
    </>
  ) : (
    <>
      {where}
      {country}
      {state}
    </>
  );
}
