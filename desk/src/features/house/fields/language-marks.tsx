import type { TextLanguage } from '@stayfront/rules/house-draft/list-texts';
import { useLingui } from '@lingui/react/macro';
import { classes } from '@stayfront/ui/parts/classes.ts';
import { languageName } from '../../reservation/language-name.ts';
import './language-marks.css';

interface LanguageMarksProps {
  languages: readonly TextLanguage[];
  has: (language: TextLanguage) => boolean;
  /** Whether it says what the original said before. */
  isOutdated?: (language: TextLanguage) => boolean;
  shown?: TextLanguage | null;
  /** Absent where they only tell. */
  onShow?: (language: TextLanguage) => void;
}

/** In which languages something is written; the missing ones stand out. */
export function LanguageMarks({ languages, has, isOutdated = () => false, shown = null, onShow }: LanguageMarksProps) {
  const { t } = useLingui();
  return (
    <span className="langs">
      {languages.map((code) => {
        const name = languageName(code);
        const label = !has(code) ? t`${name}: missing` : isOutdated(code) ? t`${name}: to look at again` : name;
        const mark = classes('lang', (!has(code) || isOutdated(code)) && 'is-missing', code === shown && 'is-on');
        return onShow ? (
          <button key={code} type="button" className={mark} aria-pressed={code === shown} onClick={() => onShow(code)}>
            <span aria-hidden>{code.toUpperCase()}</span>
            <span className="sr">{label}</span>
          </button>
        ) : (
          <span key={code} className={mark} title={label}>
            <span aria-hidden>{code.toUpperCase()}</span>
            <span className="sr">{label}</span>
          </span>
        );
      })}
    </span>
  );
}
