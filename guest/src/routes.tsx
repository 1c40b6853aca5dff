import { lazy, type ComponentType } from 'react';
import { Route, Routes, useParams } from 'react-router';
import { screenTable, type ScreenPath } from './page/screen-table.ts';
import { HotelFrame } from './screens/frame/hotel-frame.tsx';
import { OwnDocument } from './screens/frame/own-document.tsx';
import { HomeScreen } from './screens/home/home-screen.tsx';
import { NotFoundScreen } from './screens/not-found/not-found-screen.tsx';

const LegalScreen = lazy(() => import('./screens/legal/legal-screen.tsx'));
const PartsScreen = lazy(() => import('./screens/parts/parts-screen.tsx').then((m) => ({ default: m.PartsScreen })));

/** Home comes with the first load; every other screen is fetched when a guest gets there. */
const screens: Record<ScreenPath, ComponentType> = {
  '': HomeScreen,
  packages: lazy(() => import('./screens/packages/packages-screen.tsx')),
  'package/:packageId': lazy(() => import('./screens/package/package-screen.tsx')),
  'bundle/:channelId/:sessionId/:bundleId': lazy(() => import('./screens/bundle/bundle-screen.tsx')),
  'room/:roomId': lazy(() => import('./screens/room/room-screen.tsx')),
  'checkout/add-services/:roomId': lazy(() => import('./screens/add-services/add-services-screen.tsx')),
  'checkout/guest-info': lazy(() => import('./screens/guest-info/guest-info-screen.tsx')),
  'checkout/card-details': lazy(() => import('./screens/card-details/card-details-screen.tsx')),
  'checkout/payment-callback': lazy(() => import('./screens/payment-result/payment-callback-screen.tsx')),
  'checkout/thank-you': lazy(() => import('./screens/thank-you/thank-you-screen.tsx')),
  'reservation/cancel/:reservationId?/confirmation': lazy(() => import('./screens/cancel/cancelled-screen.tsx')),
  'reservation/cancel/:reservationId?': lazy(() => import('./screens/cancel/cancel-screen.tsx')),
  'customer-account/privacy-policy': LegalScreen,
  'customer-account/general-terms': LegalScreen,
  maintenance: lazy(() => import('./screens/maintenance/maintenance-screen.tsx')),
};

const LostInHotel = () => <NotFoundScreen home={`/${useParams()['hotelId']}`} />;

export function AppRoutes({ isDemo }: { isDemo: boolean }) {
  return (
    <Routes>
      {isDemo && <Route path="/__parts" element={<PartsScreen />} />}
      <Route path="/:hotelId" element={<HotelFrame />}>
        {screenTable.map(({ path, takesPayment }) => {
          const Screen = screens[path];
          const screen = takesPayment ? (
            <OwnDocument>
              <Screen />
            </OwnDocument>
          ) : (
            <Screen />
          );
          return path === '' ? (
            <Route key="home" index element={screen} />
          ) : (
            <Route key={path} path={path} element={screen} />
          );
        })}
        <Route path="*" element={<LostInHotel />} />
      </Route>
      <Route path="*" element={<NotFoundScreen home="/" />} />
    </Routes>
  );
}
