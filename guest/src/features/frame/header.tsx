import { Trans, useLingui } from '@lingui/react/macro';
import { ArrowLeft, Menu, Moon, Sun } from 'lucide-react';
import { useState } from 'react';
import { Link } from 'react-router';
import { IconButton } from '@stayfront/ui/parts/icon-button.tsx';
import { isBoundToHotelCurrency } from '../../app/page/choose-currency.ts';
import { useVisit } from '../../app/flow/visit.tsx';
import { CurrencyMenu } from './currency-menu.tsx';
import { HeaderLogo } from './header-logo.tsx';
import { HomeLink } from './home-link.tsx';
import { useHotel } from '../../app/page/hotel-context.ts';
import { LanguageMenu } from './language-menu.tsx';
import { useBack } from './use-back.ts';
import { useQueryNote } from './use-query-note.ts';
import { withLaterTexts } from '../../app/i18n/with-later-texts.ts';
import { lazyPart } from '@stayfront/ui/parts/lazy-part.ts';
import { Opened } from './opened.tsx';

const SideMenu = lazyPart(() => withLaterTexts(import('./side-menu.tsx')));

export function Header() {
  const { t } = useLingui();
  const { config } = useHotel();
  const { mode, light } = useVisit();
  const noteInQuery = useQueryNote();
  const back = useBack();
  const [isMenuOpen, setIsMenuOpen] = useState(false);
  const otherMode = mode === 'dark' ? 'light' : 'dark';
  const switchMode = () => {
    light(otherMode);
    noteInQuery('theme', otherMode);
  };
  return (
    <header className="top">
      <div className="wrap top__in">
        <a className="skip" href="#main">
          <Trans>Skip to the content</Trans>
        </a>
        {back && (
          <Link className="pill-btn back" to={back.to} onClick={back.onClick}>
            <ArrowLeft className="ic flip" aria-hidden />
            <span className="no-phone">{back.label}</span>
            <span className="sr only-phone">{back.label}</span>
          </Link>
        )}
        <HeaderLogo />
        <nav
          className="top__nav"
          aria-label={t({
            message: 'Settings',
            comment: 'Name of the group of buttons for language, currency and dark mode',
          })}
        >
          <HomeLink className="pill-btn no-s" />
          <span className="no-s">
            <LanguageMenu />
          </span>
          {!isBoundToHotelCurrency(config) && (
            <span className="no-s">
              <CurrencyMenu />
            </span>
          )}
          <span className="no-s">
            <IconButton
              icon={mode === 'dark' ? Sun : Moon}
              label={mode === 'dark' ? t`Light mode` : t`Dark mode`}
              onClick={switchMode}
            />
          </span>
          <span className="only-s">
            <IconButton icon={Menu} label={t`Menu`} aria-haspopup="dialog" onClick={() => setIsMenuOpen(true)} />
          </span>
        </nav>
      </div>
      {isMenuOpen && (
        <Opened onClose={() => setIsMenuOpen(false)}>
          <SideMenu onClose={() => setIsMenuOpen(false)} onSwitchMode={switchMode} />
        </Opened>
      )}
    </header>
  );
}
