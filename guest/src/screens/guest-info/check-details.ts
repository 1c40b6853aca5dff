import { GuestInfo } from '@stayfront/contract/guest-info';
import type { ContactDetails } from '../../flow/booking-request.ts';

export type DetailFault = 'required' | 'email' | 'email-again' | 'phone' | 'unreadable';
export type DetailFaults = Partial<Record<keyof ContactDetails, DetailFault>>;

/** What is wrong with the contact details, field by field: the server's own rules, plus the address typed twice. */
export function checkDetails(details: ContactDetails): DetailFaults {
  const faults: DetailFaults = {};
  for (const field of ['givenName', 'surname', 'email', 'phone', 'specialRequest'] as const) {
    if (field !== 'specialRequest' && details[field].trim() === '') faults[field] = 'required';
    else if (!GuestInfo.shape[field].safeParse(details[field]).success)
      faults[field] = field === 'email' || field === 'phone' ? field : 'unreadable';
  }
  if (details.emailAgain.trim() === '') faults.emailAgain = 'required';
  else if (details.emailAgain.trim() !== details.email.trim()) faults.emailAgain = 'email-again';
  return faults;
}
