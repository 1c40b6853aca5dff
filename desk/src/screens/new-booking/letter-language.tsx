import { useLingui } from '@lingui/react/macro';
import { languages } from '@stayfront/contract/property/texts';
import { languageName } from '../../features/reservation/language-name.ts';

/** Which language the guest is written in. */
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
          {languageName(code)}
        </option>
      ))}
    </select>
  );
}
