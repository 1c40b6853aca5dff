import { useLingui } from '@lingui/react/macro';
import { LogOut, Moon, Sun } from 'lucide-react';
import { useState } from 'react';
import { deskLanguages, type DeskLanguage } from '../../app/i18n/languages.ts';
import { useDesk, useHouse } from '../../app/page/desk-context.tsx';
import { useRoleName } from './use-role-name.ts';
import { useSettings } from './use-settings.ts';
import './me-menu.css';

/** Who is signed in: their language, their light, and the way out. */
export function MeMenu() {
  const { t } = useLingui();
  const { language } = useDesk();
  const { who } = useHouse();
  const roleName = useRoleName();
  const [isOpen, setIsOpen] = useState(false);
  const { speak, light, signOut, isSignOutLost } = useSettings();
  const name = who.by.split('@')[0] ?? who.by;
  return (
    <div className="me">
      <button
        type="button"
        className="desk-nav__me"
        aria-expanded={isOpen}
        aria-label={t`You: ${who.by}`}
        onClick={() => setIsOpen(!isOpen)}
      >
        <span className="desk-avatar" aria-hidden>
          {name.slice(0, 2).toUpperCase()}
        </span>
        <span className="desk-nav__words">
          <b>{name}</b>
          <small>{roleName(who.role)}</small>
        </span>
      </button>
      {isOpen && (
        <div className="me__menu">
          <p className="me__mail" dir="ltr">
            {who.by}
          </p>
          <label className="me__row">
            <span>{t`Language`}</span>
            <select value={language} onChange={(event) => speak(event.target.value as DeskLanguage)}>
              {Object.entries(deskLanguages).map(([code, name]) => (
                <option key={code} value={code}>
                  {name}
                </option>
              ))}
            </select>
          </label>
          <div className="me__row">
            <button type="button" className="me__act" onClick={() => light('light')}>
              <Sun className="ic" aria-hidden />
              {t`Light`}
            </button>
            <button type="button" className="me__act" onClick={() => light('dark')}>
              <Moon className="ic" aria-hidden />
              {t`Dark`}
            </button>
          </div>
          <button type="button" className="me__act" onClick={signOut}>
            <LogOut className="ic flip" aria-hidden />
            {t`Sign out`}
          </button>
          {isSignOutLost && <p role="alert">{t`That did not work. Try again.`}</p>}
        </div>
      )}
    </div>
  );
}
