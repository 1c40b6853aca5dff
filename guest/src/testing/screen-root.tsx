import { useEffect, type ReactElement } from 'react';
import { MemoryRouter, useLocation, useNavigate } from 'react-router';
import { previewRoot } from '@stayfront/contract/house-preview';
import { directionOf } from '@stayfront/rules/language/direction-of';
import type { SpokenLanguage } from '../app/i18n/language-names.ts';
import { loadCatalogue, wantLaterTexts } from '../app/i18n/load-catalogue.ts';
import { makeQueryClient } from '../app/page/query-client.ts';
import { Root } from '../entry/root.tsx';
import type { Visit } from '../app/flow/visit.tsx';
import { exampleTransport, type Answers, type Call } from './example-transport.ts';

/** The examples of the contract speak of June 2027; so does the clock of tests of screens. */
const exampleNow = Date.UTC(2027, 4, 20, 9);

export type Opening = {
  readonly answers?: Answers;
  readonly language?: SpokenLanguage;
  readonly visit?: Partial<Visit>;
};

/** The application at an address, ready to be drawn. */
export type ScreenRoot = {
  readonly root: ReactElement;
  /** What the server was asked for. */
  readonly calls: readonly Call[];
  /** Where the guest is now. */
  readonly address: () => string;
  readonly goBack: () => void;
};

/** The application as a browser gets it that was led to an address by a link; the server's answers are examples. */
export async function screenRoot(url: string, { answers, language = 'en', visit = {} }: Opening): Promise<ScreenRoot> {
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
  const root = (
    <Root
      i18n={i18n}
      visit={whole}
      transport={transport}
      queryClient={makeQueryClient(false)}
      router={(children) => (
        <MemoryRouter initialEntries={[url]} basename={url.startsWith(`${previewRoot}/`) ? previewRoot : '/'}>
          {children}
          <Follow />
        </MemoryRouter>
      )}
    />
  );
  return { root, calls, address: () => shown, goBack: () => goBack() };
}
