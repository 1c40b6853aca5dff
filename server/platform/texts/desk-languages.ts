/** The languages that people of a hotel work in; the first is the one for all others. */
export const deskLanguages = ['en', 'de', 'fr', 'it', 'es', 'ar'] as const;
