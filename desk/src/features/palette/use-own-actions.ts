import { useLingui } from '@lingui/react/macro';
import { Keyboard, Languages, LogOut, Moon, Plus, Sun } from 'lucide-react';
import { deskLanguages, type DeskLanguage } from '../../app/i18n/languages.ts';
import { useDesk, useMay } from '../../app/page/desk-context.tsx';
import type { Choice } from './choice.ts';

/** What is done with the desk itself. */
export type OwnActs = {
  readonly go: (href: string, state?: object) => void;
  readonly speak: (language: DeskLanguage) => void;
  readonly light: (mode: 'light' | 'dark') => void;
  readonly signOut: () => void;
  readonly showKeys: () => void;
  readonly copy: (text: string) => void;
};

export function useOwnActions({ go, speak, light, signOut, showKeys }: Omit<OwnActs, 'copy'>): readonly Choice[] {
  const { t } = useLingui();
  const { hotelId, language } = useDesk();
  const mayBook = useMay('front-desk');
  const href = `/${hotelId}/desk/new`;
  const act = (
    id: string,
    icon: Choice['icon'],
    words: string,
    run: () => void,
    more: Partial<Choice> = {},
  ): Choice => ({
    id,
    icon,
    words,
    text: words,
    run,
    ...more,
  });
  const others = (Object.entries(deskLanguages) as [DeskLanguage, string][]).filter(([code]) => code !== language);
  return [
    ...(mayBook ? [act('new', Plus, t`New booking`, () => go(href), { keys: 'N', href })] : []),
    act('keys', Keyboard, t`Show the keys`, showKeys, { keys: '?' }),
    act('light', Sun, t`Light`, () => light('light')),
    act('dark', Moon, t`Dark`, () => light('dark')),
    ...others.map(([code, name]) =>
      act(`speak-${code}`, Languages, name, () => speak(code), { text: `${name} ${t`Language`}` }),
    ),
    act('sign-out', LogOut, t`Sign out`, signOut),
  ];
}
