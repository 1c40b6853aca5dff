import { httpTransport } from '@stayfront/contract/call';
import { hydrateRoot } from 'react-dom/client';
import { BrowserRouter } from 'react-router';
import { isPartnerLink } from '../app/flow/is-partner-link.ts';
import { loadCatalogue, wantLaterTexts } from '../app/i18n/load-catalogue.ts';
import type { Boot } from '../app/page/boot.ts';
import { BrowserVisit } from './browser-visit.tsx';
import { makeQueryClient } from '../app/page/query-client.ts';
import { previewBase } from '../app/flow/preview-base.ts';
import '@stayfront/ui/theme/theme.css';

const boot = JSON.parse(document.getElementById('boot')?.textContent ?? '') as Boot;
// By this browser's clock, which may be far from the server's: what has just come is fresh, and is not asked for again.
for (const { state } of boot.queries.queries) state.dataUpdatedAt += Date.now() - boot.now;
const root = document.getElementById('root');
if (!root) throw new Error('The page has no root');

const base = previewBase();
const transport = httpTransport(base);
if (boot.isReporting)
  void import('../app/report/watch-failures.ts').then(({ watchFailures }) => watchFailures(transport));

if (isPartnerLink(location.href)) {
  const { pathname, search } = location;
  void import('../app/flow/note-landing.ts')
    .then(({ noteLanding }) => noteLanding({ pathname, search }, boot.currency))
    .catch(() => {});
}

// From a frame into the whole window to pay, or back.
const [, hotelId] = /^\/(\d+)\//.exec(location.pathname) ?? [];
if (hotelId !== undefined && /^#(enter$|back=)/.test(location.hash))
  await (await import('../app/embed/arrive.ts')).arrive(Number(hotelId), transport);

// Before anything is drawn: texts that came into a page that is being taken over would be drawn a second time.
if (boot.hasLaterTexts) await wantLaterTexts();
const i18n = await loadCatalogue(boot.language);
const queryClient = makeQueryClient(false);
hydrateRoot(
  root,
  <BrowserVisit
    boot={boot}
    firstI18n={i18n}
    transport={transport}
    queryClient={queryClient}
    router={(children) => <BrowserRouter basename={base}>{children}</BrowserRouter>}
  />,
  // What a page survives is told like what it does not.
  { onCaughtError: (error) => reportError(error) },
);
