import { render } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { MemoryRouter } from 'react-router';
import { makeQueryClient } from '../app/data/query-client.ts';
import { loadTexts } from '../app/i18n/load-texts.ts';
import type { DeskLanguage } from '../app/i18n/languages.ts';
import { Root } from '../entry/root.tsx';
import { findScreen } from '../entry/screen-table.ts';
import { exampleTransport, type Answers } from './example-transport.ts';

type Opening = { readonly answers?: Answers; readonly language?: DeskLanguage };

/** As in the browser, before the page is drawn: on a busy machine its sources are read for longer than a text is waited for. */
export const fetchScreen = (url: string): Promise<unknown> | undefined =>
  findScreen(new URL(url, 'https://stayfront.test').pathname)?.screen.part.fetchAhead();

/** Shows the desk of hotel 1001 at an address, without a browser. */
export async function showDesk(url: string, { answers = {}, language = 'en' }: Opening = {}) {
  const { transport, calls } = exampleTransport(answers);
  await fetchScreen(url);
  const { container } = render(
    <Root
      i18n={await loadTexts(language)}
      desk={{ hotelId: 1001, language }}
      transport={transport}
      queryClient={makeQueryClient(false)}
      router={(children) => <MemoryRouter initialEntries={[url]}>{children}</MemoryRouter>}
    />,
  );
  return { user: userEvent.setup(), container, calls };
}
