import { createRoot, hydrateRoot, type RootOptions } from 'react-dom/client';
import { BrowserRouter } from 'react-router';
import { keepForOffline } from '../app/data/keep-for-offline.ts';
import { makeQueryClient } from '../app/data/query-client.ts';
import { deskTransport } from '../app/data/desk-transport.ts';
import { showKept } from '../app/data/show-kept.ts';
import { loadTexts } from '../app/i18n/load-texts.ts';
import type { Boot } from '../app/page/boot.ts';
import { hearArrowsFirst } from '../app/page/browser-arrows.ts';
import { Root } from './root.tsx';
import { findScreen } from './screen-table.ts';
import '@stayfront/ui/theme/theme.css';
import '../theme/fonts.css';
import '../theme/desk.css';

const boot = JSON.parse(document.getElementById('boot')?.textContent ?? '') as Boot;
// By this browser's clock, which may be far from the server's: what has just come is fresh, and is not asked for again.
for (const { state } of boot.queries.queries) state.dataUpdatedAt += Date.now() - boot.now;
const root = document.getElementById('root');
if (!root) throw new Error('The page has no root');

hearArrowsFirst();
const queryClient = makeQueryClient(false);
const page = (
  <Root
    i18n={await loadTexts(boot.language)}
    desk={{ hotelId: boot.hotelId, language: boot.language, drawnAt: boot.now }}
    transport={deskTransport}
    queryClient={queryClient}
    queries={boot.queries}
    router={(children) => <BrowserRouter>{children}</BrowserRouter>}
  />
);
// What does not come is missed where it is drawn, and said there.
await findScreen(location.pathname)
  ?.screen.part.fetchAhead()
  .catch(() => {});
const options: RootOptions = { onCaughtError: (error) => reportError(error) };
if (boot.isShell) {
  await showKept(queryClient, boot.hotelId, boot.language);
  createRoot(root, options).render(page);
} else {
  hydrateRoot(root, page, options);
  void keepForOffline(boot.hotelId);
}
