import { Trans, useLingui } from '@lingui/react/macro';
import { Moon, Sun } from 'lucide-react';
import { Link } from 'react-router';
import { Button } from '../../parts/button.tsx';
import { SidePanel } from '../../parts/side-panel.tsx';
import { useVisit } from '../../page/visit.tsx';
import { useHotel } from './hotel-context.ts';
import { LanguageList } from './language-menu.tsx';
import { LegalLinks } from './legal-links.tsx';

/** What stands in the header on a desk stands in this menu on a phone. */
export default function SideMenu({ onClose, onSwitchMode }: { onClose: () => void; onSwitchMode: () => void }) {
  const { t } = useLingui();
  const { hotelId, info } = useHotel();
  const { mode } = useVisit();
  const ModeIcon = mode === 'dark' ? Sun : Moon;
  return (
    <SidePanel
      isOpen
      onClose={onClose}
      closeLabel={t`Close`}
      title={info.hotelName}
      className="side-menu"
      foot={
        <Button kind="secondary" isWide onClick={onSwitchMode}>
          <ModeIcon className="ic" aria-hidden />
          {mode === 'dark' ? <Trans>Light mode</Trans> : <Trans>Dark mode</Trans>}
        </Button>
      }
    >
      <nav className="side-menu__links">
        <Link to={`/${hotelId}`} onClick={onClose}>
          <Trans>Home</Trans>
        </Link>
        <LegalLinks />
      </nav>
      <h3>
        <Trans>Language</Trans>
      </h3>
      <LanguageList onChosen={onClose} />
    </SidePanel>
  );
}
