/** The four things a guest types into the provider's frames. */
export const cardFields = ['cardNumber', 'cardholderName', 'expiryDate', 'cvv'] as const;
export type CardField = (typeof cardFields)[number];

/** What the provider tells of a field: how it is doing, never what is in it. */
export type FieldState = {
  readonly isValid: boolean;
  readonly isEmpty: boolean;
  readonly isFocused: boolean;
  /** The field's own words about what is wrong. */
  readonly error: string | null;
  /** The guest has been here: an empty field is no fault before that. */
  readonly isTouched: boolean;
};
export type FieldStates = Readonly<Record<CardField, FieldState>>;

const untouched: FieldState = { isValid: false, isEmpty: true, isFocused: false, error: null, isTouched: false };
export const noStates: FieldStates = {
  cardNumber: untouched,
  cardholderName: untouched,
  expiryDate: untouched,
  cvv: untouched,
};

export type FieldFault = 'number' | 'required' | 'expiry' | 'own';

/** What is wrong with a field that the guest has left. */
export function fieldFault(field: CardField, state: FieldState): FieldFault | null {
  const { isValid, isEmpty, isFocused, error, isTouched } = state;
  if (field === 'cvv') return error !== null && !isFocused ? 'own' : null;
  if (isFocused) return null;
  if (field === 'cardholderName') return isEmpty && isTouched ? 'required' : null;
  if (isValid || isEmpty) return null;
  return field === 'cardNumber' ? 'number' : 'expiry';
}

/** All four are there and right, and the conditions are accepted. */
export const isCardComplete = (states: FieldStates, isAccepted: boolean): boolean =>
  isAccepted && cardFields.every((field) => states[field].isValid && !states[field].isEmpty);
