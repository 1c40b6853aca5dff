import { Trans, useLingui } from '@lingui/react/macro';
import { ChevronDown, Coins, Globe, Moon, Sun } from 'lucide-react';
import { useLanguageName } from '../../app/i18n/use-language-name.ts';
import { Button } from '@stayfront/ui/parts/button.tsx';
import { SidePanel } from '@stayfront/ui/parts/side-panel.tsx';
import { isBoundToHotelCurrency } from '../../app/page/choose-currency.ts';
import { useVisit } from '../../app/flow/visit.tsx';
import CurrencyList from './currency-list.tsx';
import { GuestLinks } from './guest-links.tsx';
import { HomeLink } from './home-link.tsx';
import { useHotel } from '../../app/page/hotel-context.ts';
import LanguageList from './language-list.tsx';

/** What stands in the header and the footer on a desk stands in this menu on a phone. */
export default function SideMenu({ onClose, onSwitchMode }: { onClose: () => void; onSwitchMode: () => void }) {
  const { t } = useLingui();
  const { config, info, chain } = useHotel();
  const { currency, mode } = useVisit();
  const name = useLanguageName();
  const ModeIcon = mode === 'dark' ? Sun : Moon;
  return (
    <SidePanel
      isOpen
      onClose={onClose}
      closeLabel={t`Close`}
      title={chain?.hotelChainName ?? info.hotelName}
      className="side-menu"
      foot={
        <Button kind="secondary" isWide onClick={onSwitchMode}>
          <ModeIcon className="ic" aria-hidden />
          {mode === 'dark' ? <Trans>Light mode</Trans> : <Trans>Dark mode</Trans>}
        </Button>
      }
    >
      <nav className="side-menu__links">
        <HomeLink onLeave={onClose} />
        {!chain && <GuestLinks order="cancel-first" onLeave={onClose} />}
      </nav>
      <details>
        <summary>
          <Globe className="ic" aria-hidden />
          {t`Language: ${name}`}
          <ChevronDown className="ic ic-s" aria-hidden />
        </summary>
        <LanguageList onChosen={onClose} />
      </details>
      {!isBoundToHotelCurrency(config) && (
        <details>
          <summary>
            <Coins className="ic" aria-hidden />
            {t`Currency: ${currency}`}
            <ChevronDown className="ic ic-s" aria-hidden />
          </summary>
          <CurrencyList onChosen={onClose} />
        </details>
      )}
    </SidePanel>
  );
}
