import { useState } from 'react';
import type { ContactDetails } from '../../app/flow/booking-request.ts';
import { useHotel } from '../../app/page/hotel-context.ts';
import { checkDetails, type DetailFaults, type DetailField, type FormRole } from './check-details.ts';
import { useWordsOfFault } from './use-words-of-fault.ts';
import { usePhoneRule } from './use-phone-rule.ts';

type DetailsFormWish = {
  readonly role: FormRole;
  readonly details: ContactDetails;
  readonly onChange: (details: ContactDetails) => void;
};

export type DetailsForm = ReturnType<typeof useDetailsForm>;

/** The contact form: what is typed, and what is wrong with it by now. */
export function useDetailsForm({ role, details, onChange }: DetailsFormWish) {
  const { config } = useHotel();
  const words = useWordsOfFault();
  const isPhone = usePhoneRule();
  /** What was typed for a country that is none; the details keep codes only. */
  const [noCountry, setNoCountry] = useState('');
  const faults: DetailFaults = checkDetails(details, config, isPhone, role);
  if (faults.country === 'required' && noCountry !== '') faults.country = 'country';
  // A form that comes filled in says at once what the hotel lacks; an empty one waits until it is typed into.
  const [left, setLeft] = useState<ReadonlySet<DetailField>>(
    () => new Set(role === 'Modify' ? (Object.keys(faults) as DetailField[]) : []),
  );
  const [isSent, setIsSent] = useState(false);
  const set = (part: Partial<ContactDetails>) => onChange({ ...details, ...part });
  const leave = (name: DetailField) => {
    // Where the button is shut while something is wrong, each field has to say so itself, also one that was never entered.
    if (role === 'Modify') setLeft(new Set([...left, ...(Object.keys(faults) as DetailField[])]));
    else if (details[name] !== '') setLeft(new Set([...left, name]));
  };
  return {
    role,
    details,
    faults,
    isSent,
    isValid: Object.keys(faults).length === 0,
    set,
    send: () => setIsSent(true),
    /** What every field needs. It is judged when it is left, not while it is typed into; the button judges them all. */
    field: (name: DetailField) => {
      const fault = faults[name];
      return {
        name,
        value: details[name],
        error: fault && (isSent || left.has(name)) ? words(fault, name) : undefined,
        onChange: (value: string, typed = value) => {
          if (name === 'country') setNoCountry(value === '' ? typed.trim() : '');
          set({ [name]: value });
        },
        onBlur: () => leave(name),
      };
    },
  };
}
