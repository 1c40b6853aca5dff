/** Countries by their names in a language, in the order of its alphabet. For lists that open at a press. */
export function nameCountries(language: string, codes: Iterable<string>): { value: string; label: string }[] {
  const names = new Intl.DisplayNames(language, { type: 'region' });
  const { compare } = new Intl.Collator(language);
  return Array.from(codes, (value) => ({ value, label: names.of(value) ?? value })).sort((a, b) =>
    compare(a.label, b.label),
  );
}
