import type { Route } from '../route.ts';
import { getDeskWaitingList, moveWaiting, offerToWaiting, removeWaiting, switchWaitingList } from './waiting.ts';

/** What a hotel does with its waiting list. */
export const deskWaitingRoutes: readonly Route[] = [
  getDeskWaitingList,
  switchWaitingList,
  moveWaiting,
  removeWaiting,
  offerToWaiting,
];
