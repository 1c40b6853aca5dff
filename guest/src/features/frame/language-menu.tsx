import { useLingui } from '@lingui/react/macro';
import { ChevronDown, Globe } from 'lucide-react';
import { useLanguageName } from '../../app/i18n/use-language-name.ts';
import { HeaderMenu } from './header-menu.tsx';
import { lazyPart } from '@stayfront/ui/parts/lazy-part.ts';

const LanguageList = lazyPart(() => import('./language-list.tsx'));

export function LanguageMenu() {
  const { t } = useLingui();
  const name = useLanguageName();
  return (
    <HeaderMenu
      name={t`Language`}
      label={t`Language: ${name}`}
      list={(close) => <LanguageList isFocused onChosen={close} />}
    >
      <Globe className="ic" aria-hidden />
      {name}
      <ChevronDown className="ic ic-s" aria-hidden />
    </HeaderMenu>
  );
}
