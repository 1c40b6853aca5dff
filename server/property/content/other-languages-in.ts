import { languageIn, type Language, type Texts } from '@stayfront/contract/property/texts';

type Told<Name extends string> = { otherLanguages?: Partial<Record<Name, Language>> };

/** Of texts that are not there in the language asked for: the language in which the guest reads each instead. */
export function otherLanguagesIn<Name extends string>(
  texts: Readonly<Record<Name, Texts | undefined>>,
  language: Language,
  hotelLanguage: Language,
): Told<Name> {
  const told: Partial<Record<Name, Language>> = {};
  let isAny = false;
  for (const name in texts) {
    const said = texts[name];
    const spoken = said ? languageIn(said, language, hotelLanguage) : language;
    if (spoken === language) continue;
    told[name] = spoken;
    isAny = true;
  }
  return isAny ? { otherLanguages: told } : {};
}
