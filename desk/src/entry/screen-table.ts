import { matchPath } from 'react-router';
import type { DeskScreen } from '../app/page/screen.ts';
import { beginScreen } from '../screens/begin/screen.ts';
import { calendarScreen } from '../screens/calendar/screen.ts';
import { changeReservationScreen } from '../screens/change-reservation/screen.ts';
import { changesScreen } from '../screens/changes/screen.ts';
import { demandScreen } from '../screens/demand/screen.ts';
import { houseScreens } from '../screens/house/screens.ts';
import { lookScreens } from '../screens/look/screen.ts';
import { connectionsScreen } from '../screens/connections/screen.ts';
import { messagesScreen } from '../screens/messages/screen.ts';
import { movingScreen } from '../screens/moving/screen.ts';
import { newBookingScreen } from '../screens/new-booking/screen.ts';
import { nextHotelScreen } from '../screens/next-hotel/screen.ts';
import { peopleScreen } from '../screens/people/screen.ts';
import { reportMoneyScreen } from '../screens/report-money/screen.ts';
import { reportSourcesScreen } from '../screens/report-sources/screen.ts';
import { reportsScreen } from '../screens/reports/screen.ts';
import { reservationScreen } from '../screens/reservation/screen.ts';
import { reservationsScreen } from '../screens/reservations/screen.ts';
import { setUpScreens } from '../screens/set-up/screens.ts';
import { signInScreen } from '../screens/sign-in/screen.ts';
import { statementScreen } from '../screens/statement/screen.ts';
import { stopReportMailScreen } from '../screens/stop-report-mail/screen.ts';
import { todayScreen } from '../screens/today/screen.ts';
import { waitingScreen } from '../screens/waiting/screen.ts';
import { youScreen } from '../screens/you/screen.ts';

/** Every page of the desk. */
export const deskScreens: readonly DeskScreen[] = [
  todayScreen,
  calendarScreen,
  changeReservationScreen,
  connectionsScreen,
  demandScreen,
  messagesScreen,
  movingScreen,
  peopleScreen,
  changesScreen,
  youScreen,
  reportsScreen,
  reportMoneyScreen,
  reportSourcesScreen,
  reservationsScreen,
  reservationScreen,
  waitingScreen,
  newBookingScreen,
  ...houseScreens,
  ...lookScreens,
  ...setUpScreens,
  statementScreen,
  nextHotelScreen,
  beginScreen,
  signInScreen,
  stopReportMailScreen,
];

/** The whole address, as the router writes paths. */
export const pathOf = ({ area, path, isBeforeHotel }: DeskScreen): string =>
  `${isBeforeHotel ? '' : '/:hotelId'}/${area ?? 'desk'}/${path}`;

export type FoundScreen = {
  readonly screen: DeskScreen;
  readonly params: Readonly<Record<string, string | undefined>>;
};

/** The screen of an address; null where the desk has none there. */
export function findScreen(pathname: string): FoundScreen | null {
  for (const screen of deskScreens) {
    const match = matchPath({ path: pathOf(screen), end: true }, pathname);
    if (match) return { screen, params: match.params };
  }
  return null;
}
