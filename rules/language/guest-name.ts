type Named = { readonly givenName: string; readonly surname: string };

// Hungarian, Japanese, Korean and Chinese say the family before the person.
const familyFirst = /^(hu|ja|ko|zh)$/;
// Scripts that write both names without a space between them.
const unspaced = /^[\p{Script=Han}\p{Script=Hiragana}\p{Script=Katakana}\p{Script=Hangul}\u30fc\u3005]+$/u;

/** A guest's whole name in the order of the language. */
export function fullName(language: string, { givenName, surname }: Named): string {
  if (!familyFirst.test(language)) return `${givenName} ${surname}`.trim();
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
  return familyFirst.test(language) || language === 'pl' ? fullName(language, guest) : guest.givenName;
}
