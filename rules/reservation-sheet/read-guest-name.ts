/** A guest's name out of one column or two: "Lovelace, Ada" and "Ada Lovelace" are the same. Null where there is none. */
export function readGuestName({
  whole,
  givenName,
  surname,
}: {
  readonly whole: string;
  readonly givenName: string;
  readonly surname: string;
}): { readonly givenName: string; readonly surname: string } | null {
  if (surname !== '') return { givenName, surname };
  if (whole === '') return givenName === '' ? null : { givenName: '', surname: givenName };
  const tidy = whole
    .replace(/^(?:mrs?|ms|miss|dr|prof|herr|frau|mme|mlle|sig(?:nora|ra)?|sr(?:a|ta)?)\.?\s+(?=\S)/i, '')
    .trim();
  const [family, ...first] = tidy.split(',').map((part) => part.trim());
  if (first.length > 0 && family) return { givenName: first.join(' '), surname: family };
  const words = tidy.split(/\s+/);
  const last = words.pop() ?? '';
  return { givenName: words.join(' '), surname: last };
}
