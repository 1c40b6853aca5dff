import { useLingui } from '@lingui/react/macro';
import { Check, ChevronDown, Globe } from 'lucide-react';
import { useRef, useState } from 'react';
import { spokenLanguages, type SpokenLanguage } from '../../i18n/languages.ts';
import { PillButton } from '../../parts/pill-button.tsx';
import { Popover } from '../../parts/popover.tsx';
import { useVisit } from '../../page/visit.tsx';
import { useQueryNote } from './use-query-note.ts';

export function LanguageMenu() {
  const { t } = useLingui();
  const { language } = useVisit();
  const [isOpen, setIsOpen] = useState(false);
  const trigger = useRef<HTMLButtonElement>(null);
  return (
    <span className="menu-anchor">
      <PillButton
        ref={trigger}
        aria-haspopup="dialog"
        aria-expanded={isOpen}
        aria-label={t`Language: ${spokenLanguages[language]}`}
        onClick={() => setIsOpen(!isOpen)}
      >
        <Globe className="ic" aria-hidden />
        {spokenLanguages[language]}
        <ChevronDown className="ic ic-s" aria-hidden />
      </PillButton>
      {isOpen && (
        <Popover label={t`Language`} triggerRef={trigger} align="end" onClose={() => setIsOpen(false)}>
          <LanguageList onChosen={() => setIsOpen(false)} />
        </Popover>
      )}
    </span>
  );
}

export function LanguageList({ onChosen }: { onChosen: () => void }) {
  const { language, speak } = useVisit();
  const noteInQuery = useQueryNote();
  return (
    <ul className="menu-list">
      {(Object.keys(spokenLanguages) as SpokenLanguage[]).map((code) => (
        <li key={code}>
          <button
            type="button"
            lang={code}
            aria-current={code === language || undefined}
            onClick={() => {
              speak(code);
              noteInQuery('lang', code);
              onChosen();
            }}
          >
            {spokenLanguages[code]}
            {code === language && <Check className="ic ic-s" aria-hidden />}
          </button>
        </li>
      ))}
    </ul>
  );
}
