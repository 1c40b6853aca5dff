import { Suspense, type ComponentType } from 'react';
import { Route, Routes, useParams } from 'react-router';
import { withLaterTexts } from '../app/i18n/with-later-texts.ts';
import { screenTable, type ScreenPath } from '../app/page/screen-table.ts';
import { HotelFrame } from '../features/frame/hotel-frame.tsx';
import { OwnDocument } from '../features/frame/own-document.tsx';
import { useVisit } from '../app/flow/visit.tsx';
import { lazyPart } from '@stayfront/ui/parts/lazy-part.ts';

/** A screen that brings texts of its own. */
const later = (load: () => Promise<{ default: ComponentType }>) => lazyPart(() => withLaterTexts(load()));

const CustomizationScreen = later(() => import('../screens/customization/customization-screen.tsx'));
const LegalScreen = later(() => import('../screens/legal/legal-screen.tsx'));
const PartsScreen = later(() => import('../screens/parts/parts-screen.tsx').then((m) => ({ default: m.PartsScreen })));

/** Each screen is fetched when a guest gets there; the server announces the first one with the page. */
const screens: Record<ScreenPath, ComponentType> = {
  '': lazyPart(() => import('../screens/home/home-screen.tsx')),
  packages: later(() => import('../screens/packages/packages-screen.tsx')),
  'package/:packageId': later(() => import('../screens/package/package-screen.tsx')),
  'bundle/:channelId/:sessionId/:bundleId': later(() => import('../screens/bundle/bundle-screen.tsx')),
  'room/:roomId': lazyPart(() => import('../screens/room/room-screen.tsx')),
  'checkout/add-services/:roomId': later(() => import('../screens/add-services/add-services-screen.tsx')),
  'checkout/guest-info': later(() => import('../screens/guest-info/guest-info-screen.tsx')),
  'checkout/card-details': later(() => import('../screens/card-details/card-details-screen.tsx')),
  'checkout/payment-callback': later(() => import('../screens/payment-result/payment-callback-screen.tsx')),
  'checkout/thank-you': later(() => import('../screens/thank-you/thank-you-screen.tsx')),
  'reservation/cancel/:reservationId?/confirmation': later(() => import('../screens/cancel/cancelled-screen.tsx')),
  'reservation/cancel/:reservationId?': later(() => import('../screens/cancel/cancel-screen.tsx')),
  'reservation/payment/:reservationId/callback': later(() => import('../screens/pay/pay-callback-screen.tsx')),
  'reservation/payment/:reservationId?': later(() => import('../screens/pay/pay-screen.tsx')),
  'reservation/lost-link': later(() => import('../screens/lost-link/lost-link-screen.tsx')),
  'reservation/:reservationId/confirmation': later(() => import('../screens/manage/modified-screen.tsx')),
  'reservation/:reservationId/change/:roomStayId': later(() => import('../screens/change/change-screen.tsx')),
  'reservation/:reservationId/change/pay/:changeId': later(() => import('../screens/change/pay-change-screen.tsx')),
  'reservation/:reservationId/change/paid/:changeId': later(() => import('../screens/change/change-paid-screen.tsx')),
  'reservation/:reservationId': later(() => import('../screens/manage/manage-screen.tsx')),
  'customer-account/privacy-policy': LegalScreen,
  'customer-account/general-terms': LegalScreen,
  'customer-account/accessibility': later(() => import('../screens/accessibility/accessibility-screen.tsx')),
  config: CustomizationScreen,
  'config/customization': CustomizationScreen,
  'config/customization-form': CustomizationScreen,
  'config/sign-in': later(() => import('../screens/sign-in/sign-in-screen.tsx')),
  maintenance: later(() => import('../screens/maintenance/maintenance-screen.tsx')),
};

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
        {screenTable.map((entry) => {
          const { path, title, isFramable, isReturn } = entry;
          const Screen = screens[path];
          const screen =
            isFramed && !isFramable && !isReturn ? (
              <OpenBeside title={title} />
            ) : (
              <OwnDocument entry={entry}>
                <Screen />
              </OwnDocument>
            );
          return path === '' ? (
            <Route key="home" index element={screen} />
          ) : (
            <Route key={path} path={path} element={screen} />
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
