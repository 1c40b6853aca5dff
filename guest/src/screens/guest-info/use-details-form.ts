import { useState } from 'react';
import { noDetails, withDetails, type BookingRequest, type ContactDetails } from '../../flow/booking-request.ts';
import { useHotel } from '../frame/hotel-context.ts';
import { checkDetails, type DetailField } from './check-details.ts';
import { useFaultWords } from './use-fault-words.ts';
import { usePhoneRule } from './use-phone-rule.ts';

type Change = (make: (request: BookingRequest) => BookingRequest) => void;

export type DetailsForm = ReturnType<typeof useDetailsForm>;

/** The contact form: what is typed, and what is wrong with it by now. */
export function useDetailsForm(request: BookingRequest | null, change: Change) {
  const { config } = useHotel();
  const words = useFaultWords();
  const [left, setLeft] = useState<ReadonlySet<DetailField>>(new Set());
  const [isSent, setIsSent] = useState(false);
  const details = request?.details ?? noDetails;
  const isPhone = usePhoneRule();
  const faults = checkDetails(details, config, isPhone);
  const set = (part: Partial<ContactDetails>) => change((current) => withDetails(current, { ...details, ...part }));
  return {
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
        error: fault && (isSent || left.has(name)) ? words[fault] : undefined,
        onChange: (value: string) => set({ [name]: value }),
        onBlur: () => details[name] !== '' && setLeft(new Set([...left, name])),
      };
    },
  };
}
