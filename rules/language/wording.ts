/** A country's own words within a language: German without ß, and Portuguese as Brazil has it. */
export type Wording = 'de-CH' | 'pt-BR';

/** The words of a country in a language; null where the language has one wording only. */
export function wordingIn(language: string, country: string | undefined): Wording | null {
  if (language === 'de' && country === 'CH') return 'de-CH';
  return language === 'pt' && country === 'BR' ? 'pt-BR' : null;
}

/** German as the Swiss write it. For our own texts only: a guest called Weiß is called so in Switzerland too. */
export const withoutSharpS = (text: string): string => text.replaceAll('ß', 'ss').replaceAll('ẞ', 'SS');

/** One of our texts in the words of a country; `own` has the texts that differ there, by what they say in English. */
export const inWords = (
  wording: Wording | null,
  own: Readonly<Record<string, string>>,
  english: string,
  text: string,
) => (wording === 'de-CH' ? withoutSharpS(text) : (own[english] ?? text));
