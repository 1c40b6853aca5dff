import { Outlet, Route, Routes } from 'react-router';
import { DeskFrame } from '../features/frame/desk-frame.tsx';
import { LostPage } from '../features/frame/lost-page.tsx';
import { RoleDoor } from '../features/frame/role-door.tsx';
import { deskScreens } from './screen-table.ts';

/**
 * Every screen at its address; those for signed-in people stand in the frame. Nothing here shows that a screen is on its
 * way: the router goes there once it has come, and the one before stays until then.
 */
export function DeskRoutes() {
  return (
    <Routes>
      <Route path=":hotelId/desk">
        <Route>
          {deskScreens.map(({ path, part: { Part }, leastRole }) =>
            leastRole === null ? <Route key={path} path={path} element={<Part />} /> : null,
          )}
        </Route>
        <Route element={<Framed />}>
          {deskScreens.map(({ path, part: { Part }, leastRole }) => {
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
    <Outlet />
  </DeskFrame>
);
