import type { Language } from '@stayfront/contract/property/texts';

/** The languages the interface is complete in, each called by its own name; the first is the fallback. */
export const spokenLanguages = {
  en: 'English',
  de: 'Deutsch',
  fr: 'Français',
  es: 'Español',
  it: 'Italiano',
  ar: 'العربية',
  bn: 'বাংলা',
  cs: 'Čeština',
  da: 'Dansk',
  el: 'Ελληνικά',
  gu: 'ગુજરાતી',
  he: 'עברית',
  hi: 'हिन्दी',
  hr: 'Hrvatski',
  hu: 'Magyar',
  ja: '日本語',
  ko: '한국어',
  mr: 'मराठी',
  nl: 'Nederlands',
  no: 'Norsk',
  pl: 'Polski',
  pt: 'Português',
  ro: 'Română',
  ru: 'Русский',
  sk: 'Slovenčina',
  sl: 'Slovenščina',
  sv: 'Svenska',
  ta: 'தமிழ்',
  te: 'తెలుగు',
  th: 'ไทย',
  zh: '中文',
} as const satisfies Record<Language, string>;

export type SpokenLanguage = keyof typeof spokenLanguages;

/** Offered first in the switcher. */
export const recommendedLanguages: readonly SpokenLanguage[] = ['en', 'de', 'fr', 'es', 'it'];
