import { useLingui } from '@lingui/react/macro';
import { ChevronDown, Globe } from 'lucide-react';
import { lazy } from 'react';
import { spokenLanguages } from '../../i18n/languages.ts';
import { useVisit } from '../../page/visit.tsx';
import { HeaderMenu } from './header-menu.tsx';

const LanguageList = lazy(() => import('./language-list.tsx'));

export function LanguageMenu() {
  const { t } = useLingui();
  const { language } = useVisit();
  return (
    <HeaderMenu
      name={t`Language`}
      label={t`Language: ${spokenLanguages[language]}`}
      list={(close) => <LanguageList isFocused onChosen={close} />}
    >
      <Globe className="ic" aria-hidden />
      {spokenLanguages[language]}
      <ChevronDown className="ic ic-s" aria-hidden />
    </HeaderMenu>
  );
}
