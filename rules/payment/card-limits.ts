/**
 * How often card fields are opened in a quarter of an hour: they are made anew with every other language, light and
 * card. Who needs more tries stolen cards.
 */
export const fieldsOpened = { name: 'card', caller: 60, session: 20, hotel: 600 } as const;

/** And how many cards the bank may turn down. */
export const cardsRefused = { name: 'refused', caller: 10, session: 5, hotel: 100 } as const;
