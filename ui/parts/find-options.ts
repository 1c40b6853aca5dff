export type ComboOption = { readonly value: string; readonly label: string };

/** As somebody types who has no accents on the keyboard and no patience. */
const plain = (text: string): string => text.normalize('NFD').replace(/\p{M}/gu, '').toLowerCase().trim();

/** The options that have what was typed in them: those that begin with it first. */
export function findOptions(options: readonly ComboOption[], typed: string): ComboOption[] {
  const wanted = plain(typed);
  const found = options.filter(({ label }) => plain(label).includes(wanted));
  const begins = ({ label }: ComboOption): boolean => plain(label).startsWith(wanted);
  return [...found.filter(begins), ...found.filter((option) => !begins(option))];
}

/** The option somebody has written out, by its name or, as browsers fill it in, by its key. */
export const optionNamed = (options: readonly ComboOption[], typed: string): ComboOption | undefined =>
  options.find(({ value, label }) => plain(label) === plain(typed) || (value !== '' && value === typed.trim()));
