import type { AlpineBitsAction } from '@stayfront/rules/alpinebits/actions';
import type { XmlElement } from '@stayfront/rules/xml/xml-element';
import type { Db } from '../../../platform/db/open-database.ts';
import type { AlpineCall } from '../alpine-call.ts';
import type { AlpineAnswered } from '../answer-alpinebits.ts';
import { serveRequests } from './serve-requests.ts';
import { takeReport } from './take-report.ts';
import { takeStatusUpdate } from './take-status-update.ts';

export type GuestRequestsAction = Extract<
  AlpineBitsAction,
  'OTA_Read:GuestRequests' | 'OTA_NotifReport:GuestRequests' | 'OTA_HotelResNotif:GuestRequests_StatusUpdate'
>;

/** What a client asks, acknowledges or reports about bookings. */
export function answerGuestRequests(
  db: Db,
  call: AlpineCall,
  action: GuestRequestsAction,
  root: XmlElement,
): Promise<AlpineAnswered> {
  if (action === 'OTA_Read:GuestRequests') return serveRequests(db, call, root);
  if (action === 'OTA_NotifReport:GuestRequests') return takeReport(db, call, root);
  return takeStatusUpdate(db, call, root);
}
