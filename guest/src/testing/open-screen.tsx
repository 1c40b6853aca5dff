import { useEffect } from 'react';
import { MemoryRouter, useLocation, useNavigate } from 'react-router';
import { render } from 'vitest-browser-react';
import { directionOf } from '@stayfront/rules/language/direction-of';
import type { SpokenLanguage } from '../i18n/language-names.ts';
import { loadCatalogue, wantLaterTexts } from '../i18n/load-catalogue.ts';
import { makeQueryClient } from '../page/query-client.ts';
import { Root } from '../page/root.tsx';
import type { Visit } from '../page/visit.tsx';
import { exampleTransport, type Answers } from './example-transport.ts';
import '../theme/theme.css';

/** The examples of the contract speak of June 2027; so does the clock of component tests. */
const exampleNow = Date.UTC(2027, 4, 20, 9);

type Opening = {
  readonly answers?: Answers;
  readonly language?: SpokenLanguage;
  readonly visit?: Partial<Visit>;
};

/** Opens the application at an address, as a browser does that was led there by a link. */
export async function openScreen(url: string, { answers, language = 'en', visit = {} }: Opening = {}) {
  const { transport, calls } = exampleTransport(answers);
  await wantLaterTexts();
  const i18n = await loadCatalogue(language);
  document.documentElement.lang = language;
  document.documentElement.dir = directionOf(language);
  let shown = url;
  let goBack = () => {};
  const Follow = () => {
    const navigate = useNavigate();
    const { pathname, search } = useLocation();
    useEffect(() => {
      shown = `${pathname}${search}`;
      goBack = () => void navigate(-1);
    });
    return null;
  };
  const whole: Visit = {
    language,
    currency: 'CHF',
    mode: 'light',
    now: exampleNow,
    isDemo: false,
    isFramed: false,
    sortBy: null,
    payment: null,
    tags: null,
    chosen: [],
    held: null,
    speak: () => {},
    pay: () => {},
    light: () => {},
    ...visit,
  };
  const screen = await render(
    <Root
      i18n={i18n}
      visit={whole}
      transport={transport}
      queryClient={makeQueryClient(false)}
      router={(children) => (
        <MemoryRouter initialEntries={[url]}>
          {children}
          <Follow />
        </MemoryRouter>
      )}
    />,
  );
  return { screen, calls, address: () => shown, goBack: () => goBack() };
}
