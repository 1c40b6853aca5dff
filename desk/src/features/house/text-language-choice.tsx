import { useLingui } from '@lingui/react/macro';
import { languageName } from '../reservation/language-name.ts';
import { useTextLanguage } from './use-text-language.ts';
import './text-language-choice.css';

/** Which language is written beside the original. */
export function TextLanguageChoice() {
  const { t } = useLingui();
  const { original, offered, beside, show } = useTextLanguage();
  if (offered.length < 2) return null;
  return (
    <fieldset className="house-langs">
      <legend className="sr">{t`Texts beside the original`}</legend>
      {offered.map((code) => (
        <label key={code} title={languageName(code)}>
          <input
            type="radio"
            name="text-language"
            aria-label={languageName(code)}
            checked={code === (beside ?? original)}
            onChange={() => show(code)}
          />
          <span>{code.toUpperCase()}</span>
        </label>
      ))}
    </fieldset>
  );
}
