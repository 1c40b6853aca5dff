import { useLingui } from '@lingui/react/macro';
import { signOutOperator } from '@stayfront/contract/operator';
import { useMutation } from '@tanstack/react-query';
import { LogOut, Moon, Sun } from 'lucide-react';
import { useState } from 'react';
import { forgetDevice } from '../../app/data/forget-device.ts';
import { useTransport } from '../../app/data/transport.tsx';
import { deskLanguages } from '../../app/i18n/languages.ts';
import { deskCookies, keepChoice } from '../../app/page/desk-cookies.ts';
import { useDesk, useHouse } from '../../app/page/desk-context.tsx';
import { useRoleName } from './use-role-name.ts';
import './me-menu.css';

/** Who is signed in: their language, their light, and the way out. */
export function MeMenu() {
  const { t } = useLingui();
  const { hotelId, language } = useDesk();
  const { who } = useHouse();
  const roleName = useRoleName();
  const transport = useTransport();
  const [isOpen, setIsOpen] = useState(false);
  const signingOut = useMutation({
    mutationFn: () => transport(signOutOperator, { params: { hotelId }, query: {}, body: undefined }),
    onSuccess: async () => {
      await forgetDevice(hotelId);
      // A document of its own: nothing of the session stays in this one.
      window.location.assign(`/${hotelId}/desk/sign-in`);
    },
  });
  const speak = (code: string): void => {
    keepChoice(deskCookies.language, code);
    window.location.reload();
  };
  const light = (mode: 'light' | 'dark'): void => {
    keepChoice(deskCookies.mode, mode);
    document.documentElement.dataset['mode'] = mode;
  };
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
            <select value={language} onChange={(event) => speak(event.target.value)}>
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
