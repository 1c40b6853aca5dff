import { useLingui } from '@lingui/react/macro';
import { countries } from '@stayfront/rules/place/countries';
import { currencies } from '@stayfront/rules/currency/currencies';
import { nameCountries } from '@stayfront/ui/formats/name-countries.ts';
import { TextField } from '@stayfront/ui/parts/field.tsx';
import { SelectField } from '@stayfront/ui/parts/select-field.tsx';
import { useMemo, useSyncExternalStore } from 'react';
import { useDesk } from '../../app/page/desk-context.tsx';
import { askedOf, withCountry, type PlaceDraft, type PlaceFaults, type PlaceField } from './place-draft.ts';
import './place-fields.css';

interface PlaceFieldsProps {
  draft: PlaceDraft;
  faults: PlaceFaults;
  /** A copy keeps the currency of the other: its prices are in it. */
  hasOwnCurrency?: boolean;
  onChange: (draft: PlaceDraft) => void;
}

const never = () => () => {};

/** What a hotel is called and where it stands. Clock and money are asked for only where the country has several or none. */
export function PlaceFields({ draft, faults, hasOwnCurrency = false, onChange }: PlaceFieldsProps) {
  const { t } = useLingui();
  const { language } = useDesk();
  // Countries are called as the browser calls them, which the server may do otherwise.
  const isInBrowser = useSyncExternalStore(
    never,
    () => true,
    () => false,
  );
  const named = useMemo(() => (isInBrowser ? nameCountries(language, countries.keys()) : []), [isInBrowser, language]);
  const { timeZones, asksCurrency } = askedOf(draft.countryCode);
  const wrong: Readonly<Partial<Record<PlaceField, string>>> = {
    phone: t`Write it with the code of the country, such as ${'+41 41 555 01 20'}`,
  };
  const field = (name: PlaceField) => {
    const fault = faults[name];
    const error = fault === 'missing' ? t`This is missing` : (wrong[name] ?? t`This is not written as it should be`);
    return {
      name,
      value: draft[name],
      error: fault === undefined ? undefined : error,
      onChange: (typed: string) => onChange({ ...draft, [name]: typed }),
    };
  };
  return (
    <div className="place-fields">
      <TextField
        {...field('name')}
        className="is-wide"
        label={t`Name of the hotel`}
        autoComplete="organization"
        maxLength={80}
        isRequired
      />
      <SelectField
        {...field('countryCode')}
        className="is-wide"
        label={t`Country`}
        hint={t`Money, clock and languages follow. You can change them later.`}
        options={[{ value: '', label: '–' }, ...named]}
        onChange={(code) => onChange(withCountry(draft, code))}
        isRequired
      />
      <TextField
        {...field('addressLine')}
        className="is-long"
        label={t`Street`}
        autoComplete="address-line1"
        maxLength={120}
        isRequired
      />
      <TextField {...field('streetNumber')} label={t`Number`} optionalLabel={t`optional`} maxLength={20} />
      <TextField {...field('postalCode')} label={t`Postal code`} autoComplete="postal-code" maxLength={16} isRequired />
      <TextField
        {...field('city')}
        className="is-long"
        label={t`Town`}
        autoComplete="address-level2"
        maxLength={80}
        isRequired
      />
      {timeZones.length > 0 && (
        <SelectField
          {...field('timeZone')}
          className="is-wide"
          label={t`Clock of the house`}
          options={timeZones.map((zone) => ({ value: zone, label: zone.replaceAll('_', ' ') }))}
        />
      )}
      {asksCurrency && !hasOwnCurrency && (
        <SelectField
          {...field('currency')}
          className="is-wide"
          label={t`Currency of your prices`}
          hint={t`That of the country is none that guests can pay in here.`}
          options={currencies.map((code) => ({ value: code, label: code }))}
        />
      )}
      <TextField
        {...field('phone')}
        className="is-wide"
        type="tel"
        label={t`Telephone for guests`}
        optionalLabel={t`optional`}
        autoComplete="tel"
        maxLength={32}
      />
    </div>
  );
}
