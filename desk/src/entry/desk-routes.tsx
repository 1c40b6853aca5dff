import { Outlet, Route, Routes } from 'react-router';
import type { DeskScreen } from '../app/page/screen.ts';
import { AloneFrame } from '../features/frame/alone-frame.tsx';
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
      <Route>{routesOf(({ leastRole }) => leastRole === null)}</Route>
      <Route element={<Alone />}>{routesOf(({ leastRole, isAlone }) => leastRole !== null && isAlone === true)}</Route>
      <Route element={<Framed />}>
        {routesOf(({ leastRole, isAlone }) => leastRole !== null && !isAlone)}
        <Route path="/:hotelId/*" element={<LostPage />} />
      </Route>
    </Routes>
  );
}

const routesOf = (isHere: (screen: DeskScreen) => boolean) =>
  deskScreens.filter(isHere).map((screen) => {
    const { leastRole, part } = screen;
    const element =
      leastRole === null ? (
        <part.Part />
      ) : (
        <RoleDoor least={leastRole}>
          <part.Part />
        </RoleDoor>
      );
    return <Route key={pathOf(screen)} path={pathOf(screen)} element={element} />;
  });

const Framed = () => (
  <DeskFrame>
    <Outlet />
  </DeskFrame>
);

const Alone = () => (
  <AloneFrame>
    <Outlet />
  </AloneFrame>
);
