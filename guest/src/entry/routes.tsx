import { Suspense, type ComponentType } from 'react';
import { Route, Routes, useParams } from 'react-router';
import { withLaterTexts } from '../app/i18n/with-later-texts.ts';
import type { Screen } from '../app/page/screen.ts';
import { HotelFrame } from '../features/frame/hotel-frame.tsx';
import { OwnDocument } from '../features/frame/own-document.tsx';
import { useVisit } from '../app/flow/visit.tsx';
import { lazyPart } from '@stayfront/ui/parts/lazy-part.ts';
import { screenTable } from './screen-table.ts';

/** Screens with the same part share it, so that who goes from one to the other loses nothing of what was typed. */
const parts = new Map<Screen['part'], ComponentType>();

function partOf({ part, hasFirstTexts }: Screen): ComponentType {
  const known = parts.get(part) ?? lazyPart(hasFirstTexts ? part : () => withLaterTexts(part()));
  parts.set(part, known);
  return known;
}

const drawn = screenTable.map((screen) => ({ screen, Part: partOf(screen) }));
const PartsScreen = lazyPart(() =>
  withLaterTexts(import('../screens/parts/parts-screen.tsx').then((m) => ({ default: m.PartsScreen }))),
);
const OpenBeside = lazyPart(() => import('../features/frame/open-beside.tsx'));
const ChainScreen = lazyPart(() => import('../screens/chain/chain-screen.tsx'));
const NotFoundScreen = lazyPart(() => withLaterTexts(import('../features/frame/not-found-screen.tsx')));

const LostInHotel = () => <NotFoundScreen home={`/${useParams()['hotelId']}`} />;

export function AppRoutes({ isDemo }: { isDemo: boolean }) {
  const { isFramed } = useVisit();
  return (
    <Routes>
      {isDemo && <Route path="/__parts" element={<PartsScreen />} />}
      <Route
        path="/hotel-chain/:chainId"
        element={
          <Suspense>
            <ChainScreen />
          </Suspense>
        }
      />
      <Route path="/:hotelId" element={<HotelFrame />}>
        {drawn.map(({ screen, Part }) => {
          const { path, title, isFramable, isReturn } = screen;
          const element =
            isFramed && !isFramable && !isReturn ? (
              <OpenBeside title={title} />
            ) : (
              <OwnDocument entry={screen}>
                <Part />
              </OwnDocument>
            );
          return path === '' ? (
            <Route key="home" index element={element} />
          ) : (
            <Route key={path} path={path} element={element} />
          );
        })}
        <Route path="*" element={<LostInHotel />} />
      </Route>
      <Route
        path="*"
        element={
          <main id="main">
            <Suspense>
              <NotFoundScreen home="/" />
            </Suspense>
          </main>
        }
      />
    </Routes>
  );
}
