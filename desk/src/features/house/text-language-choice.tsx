import { useLingui } from '@lingui/react/macro';
import { Segments } from '../../parts/segments.tsx';
import { languageName } from '../reservation/language-name.ts';
import { useTextLanguage } from './use-text-language.ts';
import './text-language-choice.css';

/** Which language is written beside the original. */
export function TextLanguageChoice() {
  const { t } = useLingui();
  const { original, offered, beside, show } = useTextLanguage();
  if (offered.length < 2) return null;
  return (
    <div className="house-langs">
      <Segments
        legend={t`Texts beside the original`}
        options={offered.map((code) => ({ key: code, name: languageName(code), short: code.toUpperCase() }))}
        chosen={beside ?? original}
        onChange={show}
      />
    </div>
  );
}
