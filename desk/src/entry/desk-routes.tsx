import { Outlet, Route, Routes } from 'react-router';
import { DeskFrame } from '../features/frame/desk-frame.tsx';
import { LostPage } from '../features/frame/lost-page.tsx';
import { RoleDoor } from '../features/frame/role-door.tsx';
import { deskScreens, pathOf } from './screen-table.ts';

/**
 * Every screen at its address; those for signed-in people stand in the frame. Nothing here shows that a screen is on its
 * way: the router goes there once it has come, and the one before stays until then.
 */
export function DeskRoutes() {
  return (
    <Routes>
      <Route path=":hotelId">
        <Route>
          {deskScreens.map((screen) =>
            screen.leastRole === null ? (
              <Route key={pathOf(screen)} path={pathOf(screen)} element={<screen.part.Part />} />
            ) : null,
          )}
        </Route>
        <Route element={<Framed />}>
          {deskScreens.map((screen) => {
            const { leastRole, part } = screen;
            if (leastRole === null) return null;
            const path = pathOf(screen);
            const behindDoor = (
              <RoleDoor least={leastRole}>
                <part.Part />
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
    <Outlet />
  </DeskFrame>
);
