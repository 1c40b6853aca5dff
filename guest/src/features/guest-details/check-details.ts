import { GuestAddress, GuestInfo, longest } from '@stayfront/contract/guest-info';
import { hasDirectionMarks } from '@stayfront/rules/text/direction-marks';
import { addressFieldsOf, hasAddress, neededOf, type HouseOfForm } from '../../app/flow/address-fields-of.ts';
import type { ContactDetails } from '../../app/flow/booking-request.ts';

export type DetailField = Exclude<keyof ContactDetails, 'businessTravel'>;
export type DetailFault =
  | 'required'
  | 'email'
  | 'email-again'
  | 'phone'
  | 'postal-code'
  | 'country'
  | 'direction-marks'
  | 'too-long'
  | 'unreadable';
/** In the order of the form. */
export type DetailFaults = Partial<Record<DetailField, DetailFault>>;

const faultOf: Partial<Record<DetailField, DetailFault>> = {
  email: 'email',
  phone: 'phone',
  postalCode: 'postal-code',
  country: 'country',
};

/** How many characters a field takes, where no other fault says it better. */
export const limits: Partial<Record<DetailField, number>> = {
  givenName: longest.name,
  surname: longest.name,
  addressLine: longest.addressLine,
  city: longest.city,
  state: longest.state,
  specialRequest: longest.specialRequest,
};

// In the order in which the form asks.
const fields = [
  'givenName',
  'surname',
  'email',
  'emailAgain',
  'phone',
  'country',
  'addressLine',
  'postalCode',
  'city',
  'state',
  'specialRequest',
] as const satisfies DetailField[];

/** Who fills the form in: a guest who books, or one who has booked and changes something. */
export type FormRole = 'Book' | 'Modify';

/** Whether a number can be called; the server asks the same. */
export type PhoneRule = (phone: string, country: string) => boolean;

/**
 * What is wrong with the contact details, field by field: the server's own rules, plus the e-mail typed twice. The rule
 * for phone numbers is heavy and comes later; until it is there, whatever looks like a number will do.
 */
export function checkDetails(
  details: ContactDetails,
  house: HouseOfForm,
  isPhone?: PhoneRule | null,
  role: FormRole = 'Book',
): DetailFaults {
  const shapes = { ...GuestInfo.shape, ...GuestAddress.shape };
  // Whoever changes a booking is shown the address in any case: left out it may stay, begun it has to be whole.
  const isGiven = role === 'Modify' && hasAddress(details);
  const asked = new Set<DetailField>(isGiven ? neededOf(house) : addressFieldsOf(house));
  const faults: DetailFaults = {};
  for (const field of fields) {
    if (role === 'Modify' && field === 'emailAgain') continue; // the e-mail address stays as it is
    const text = details[field].trim();
    if (field in GuestAddress.shape && !asked.has(field) && !(isGiven && text !== '')) continue;
    if (field !== 'specialRequest' && text === '') faults[field] = 'required';
    // First of all: they cannot be seen, and whatever else is wrong is so because of them.
    else if (field !== 'specialRequest' && hasDirectionMarks(text)) faults[field] = 'direction-marks';
    else if (field === 'emailAgain') {
      // Mailboxes do not tell large letters from small ones; keyboards of phones like to begin with a large one.
      if (text.toLowerCase() !== details.email.trim().toLowerCase()) faults[field] = 'email-again';
    } else if (text.length > (limits[field] ?? Infinity)) faults[field] = 'too-long';
    else if (!shapes[field].safeParse(details[field]).success) faults[field] = faultOf[field] ?? 'unreadable';
    else if (field === 'phone' && isPhone && !isPhone(text, details.country)) faults[field] = 'phone';
  }
  return faults;
}
