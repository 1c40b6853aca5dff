/** The languages the desk is complete in, each called by its own name; the first is the fallback. */
export const deskLanguages = {
  en: 'English',
  de: 'Deutsch',
  fr: 'Français',
  it: 'Italiano',
  es: 'Español',
  ar: 'العربية',
} as const;

export type DeskLanguage = keyof typeof deskLanguages;

const isSpoken = (code: string | undefined): code is DeskLanguage =>
  code !== undefined && Object.hasOwn(deskLanguages, code);

const codeOf = (tag: string): string | undefined => tag.trim().split(/[-_;]/)[0]?.toLowerCase();

/** What a person has chosen, then the browser's, then the hotel's own. */
export function chooseLanguage(chosen: string | undefined, browser: string, hotel: string | undefined): DeskLanguage {
  const wanted = [chosen, ...browser.split(',').map(codeOf), hotel];
  return wanted.find(isSpoken) ?? 'en';
}
