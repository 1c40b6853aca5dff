import { Suspense } from 'react';
import { Outlet, Route, Routes } from 'react-router';
import { DeskFrame } from '../features/frame/desk-frame.tsx';
import { LostPage } from '../features/frame/lost-page.tsx';
import { PageWaiting } from '../features/frame/page-waiting.tsx';
import { RoleDoor } from '../features/frame/role-door.tsx';
import { deskScreens } from './screen-table.ts';

/** Every screen at its address; those for signed-in people stand in the frame. */
export function DeskRoutes() {
  return (
    <Routes>
      <Route path=":hotelId/desk">
        <Route element={<Suspense>{<Outlet />}</Suspense>}>
          {deskScreens.map(({ path, part: Part, leastRole }) =>
            leastRole === null ? <Route key={path} path={path} element={<Part />} /> : null,
          )}
        </Route>
        <Route element={<Framed />}>
          {deskScreens.map(({ path, part: Part, leastRole }) => {
            if (leastRole === null) return null;
            const behindDoor = (
              <RoleDoor least={leastRole}>
                <Part />
              </RoleDoor>
            );
            return <Route key={path} path={path} element={behindDoor} />;
          })}
          <Route path="*" element={<LostPage />} />
        </Route>
      </Route>
    </Routes>
  );
}

const Framed = () => (
  <DeskFrame>
    <Suspense fallback={<PageWaiting />}>
      <Outlet />
    </Suspense>
  </DeskFrame>
);
