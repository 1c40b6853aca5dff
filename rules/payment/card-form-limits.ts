/**
 * How often the card fields are opened in a quarter of an hour: by one caller, in one session, and at one hotel. They are
 * made anew with every other language, light and card; who needs more tries stolen cards.
 */
export const cardFormLimits = { 'card-caller': 60, 'card-session': 20, 'card-hotel': 600 } as const;
