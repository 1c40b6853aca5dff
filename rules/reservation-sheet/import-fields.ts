/** What a column of a sheet of reservations may be. */
export const importFields = [
  'number',
  'status',
  'arrival',
  'departure',
  'lastNight',
  'nights',
  'room',
  'ratePlan',
  'adults',
  'children',
  'infants',
  'persons',
  'guestName',
  'givenName',
  'surname',
  'email',
  'phone',
  'street',
  'postalCode',
  'city',
  'country',
  'language',
  'total',
  'perNight',
  'currency',
  'paid',
  'open',
  'bookedOn',
  'wish',
  'note',
  'cameBy',
] as const;
export type ImportField = (typeof importFields)[number];

/** What is told of a line in its columns. */
export type ImportLine = { readonly [Field in ImportField]?: string | undefined };
