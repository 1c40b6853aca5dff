import { useLingui } from '@lingui/react/macro';
import { ChevronDown } from 'lucide-react';
import { useVisit } from '../../app/flow/visit.tsx';
import { HeaderMenu } from './header-menu.tsx';
import { lazyPart } from '@stayfront/ui/parts/lazy-part.ts';

const CurrencyList = lazyPart(() => import('./currency-list.tsx'));

export function CurrencyMenu() {
  const { t } = useLingui();
  const { currency } = useVisit();
  return (
    <HeaderMenu
      name={t`Currency`}
      label={t`Currency: ${currency}`}
      list={(close) => <CurrencyList isFocused onChosen={close} />}
    >
      {currency}
      <ChevronDown className="ic ic-s" aria-hidden />
    </HeaderMenu>
  );
}
