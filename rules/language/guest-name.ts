type Named = { readonly givenName: string; readonly surname: string };

// Hungarian, Japanese, Korean and Chinese say the family before the person.
export const isFamilyFirst = (language: string): boolean => /^(hu|ja|ko|zh)$/.test(language);
// Scripts that write both names without a space between them.
const unspaced = /^[\p{Script=Han}\p{Script=Hiragana}\p{Script=Katakana}\p{Script=Hangul}\u30fc\u3005]+$/u;

/** A guest's whole name in the order of the language. */
export function fullName(language: string, { givenName, surname }: Named): string {
  if (!isFamilyFirst(language)) return `${givenName} ${surname}`.trim();
  const space = language !== 'hu' && unspaced.test(givenName) && unspaced.test(surname) ? '' : ' ';
  return `${surname}${space}${givenName}`.trim();
}

/**
 * What a guest is called in the first line of a letter: by the given name, as the booking says it. In Japanese that is
 * the family name; where neither alone is polite (Chinese, Korean, Hungarian), or where a name would have to be bent
 * (the Polish vocative), it is the whole name.
 */
export function greetingName(language: string, guest: Named): string {
  if (language === 'ja') return guest.surname || guest.givenName;
  return isFamilyFirst(language) || language === 'pl' || guest.givenName === ''
    ? fullName(language, guest)
    : guest.givenName;
}
