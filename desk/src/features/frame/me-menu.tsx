import { useLingui } from '@lingui/react/macro';
import { CircleUser, LogOut, Moon, Sun } from 'lucide-react';
import { useState } from 'react';
import { Link } from 'react-router';
import { deskLanguages } from '../../app/i18n/languages.ts';
import { chooseLight, speak } from '../../app/page/choose-look.ts';
import { useDesk, useHouse } from '../../app/page/desk-context.tsx';
import { useRoleName } from './use-role-name.ts';
import { useSignOut } from './use-sign-out.ts';
import './me-menu.css';

/** Who is signed in: their language, their light, and the way out. */
export function MeMenu() {
  const { t } = useLingui();
  const { hotelId, language } = useDesk();
  const { who } = useHouse();
  const roleName = useRoleName();
  const [isOpen, setIsOpen] = useState(false);
  const signingOut = useSignOut();
  const name = who.by.split('@')[0] ?? who.by;
  return (
    <div className="me">
      <button type="button" className="desk-nav__me" aria-expanded={isOpen} onClick={() => setIsOpen(!isOpen)}>
        <span className="sr">{t`You: ${who.by}`}</span>
        <span className="desk-avatar" aria-hidden>
          {name.slice(0, 2).toUpperCase()}
        </span>
        <span className="desk-nav__words" aria-hidden>
          <b>{name}</b>
          <small>{roleName(who.role)}</small>
        </span>
      </button>
      {isOpen && (
        <div className="me__menu">
          <p className="me__mail" dir="ltr">
            {who.by}
          </p>
          <Link className="me__act" to={`/${hotelId}/desk/you`} onClick={() => setIsOpen(false)}>
            <CircleUser className="ic" aria-hidden />
            {t`Your passkeys and sessions`}
          </Link>
          <label className="me__row">
            <span>{t`Language`}</span>
            <select value={language} onChange={(event) => speak(event.target.value)}>
              {Object.entries(deskLanguages).map(([code, name]) => (
                <option key={code} value={code}>
                  {name}
                </option>
              ))}
            </select>
          </label>
          <div className="me__row">
            <button type="button" className="me__act" onClick={() => chooseLight('light')}>
              <Sun className="ic" aria-hidden />
              {t`Light`}
            </button>
            <button type="button" className="me__act" onClick={() => chooseLight('dark')}>
              <Moon className="ic" aria-hidden />
              {t`Dark`}
            </button>
          </div>
          <button type="button" className="me__act" onClick={() => signingOut.mutate()}>
            <LogOut className="ic flip" aria-hidden />
            {t`Sign out`}
          </button>
          {signingOut.isError && <p role="alert">{t`That did not work. Try again.`}</p>}
        </div>
      )}
    </div>
  );
}
