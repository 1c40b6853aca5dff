import { useLingui } from '@lingui/react/macro';
import { languages } from '@stayfront/contract/property/texts';
import { deskLanguages } from '../../app/i18n/languages.ts';

const names: Readonly<Partial<Record<string, string>>> = deskLanguages;

/** Which language the guest is written in: those of the desk by their own names, others by their codes. */
export function LetterLanguage({ value, onChange }: { value: string; onChange: (language: string) => void }) {
  const { t } = useLingui();
  return (
    <select
      className="book-select"
      aria-label={t`Language of the letters`}
      value={value}
      onChange={(event) => onChange(event.target.value)}
    >
      {languages.map((code) => (
        <option key={code} value={code}>
          {names[code] ?? code.toUpperCase()}
        </option>
      ))}
    </select>
  );
}
