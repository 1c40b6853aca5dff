import { useLingui } from '@lingui/react/macro';

/** What the language that is spoken calls itself. Its own texts know, so that the first page need not know all names. */
export function useLanguageName(): string {
  const { t } = useLingui();
  return t({ context: 'The name of this language, in this language', message: 'English' });
}
