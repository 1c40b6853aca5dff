import { isSince, type AlpineBitsVersion } from './versions.ts';

/** What can be asked for, as it stands in the part `action` of a request. */
export const alpineBitsActions = [
  'OTA_Ping:Handshaking',
  'OTA_HotelAvailNotif:FreeRooms',
  'OTA_HotelInvCountNotif:FreeRooms',
  'OTA_HotelDescriptiveContentNotif:Inventory',
  'OTA_HotelRatePlanNotif:RatePlans',
  'OTA_HotelRatePlan:BaseRates',
  'OTA_Read:GuestRequests',
  'OTA_NotifReport:GuestRequests',
  'OTA_HotelResNotif:GuestRequests_StatusUpdate',
] as const;
export type AlpineBitsAction = (typeof alpineBitsActions)[number];

export const isAlpineBitsAction = (text: string): text is AlpineBitsAction =>
  alpineBitsActions.some((action) => action === text);

/** FreeRooms became another message with 2020-10; a PMS says what became of a booking since 2022-10. */
export const isActionOf = (action: AlpineBitsAction, version: AlpineBitsVersion): boolean => {
  if (action === 'OTA_HotelAvailNotif:FreeRooms') return !isSince(version, '2020-10');
  if (action === 'OTA_HotelInvCountNotif:FreeRooms') return isSince(version, '2020-10');
  if (action === 'OTA_HotelResNotif:GuestRequests_StatusUpdate') return isSince(version, '2022-10');
  return true;
};

/** The root element of a request, without its ending RQ, and of its answer, without RS. */
const roots: Record<AlpineBitsAction, { readonly asked: string; readonly answer: string }> = {
  'OTA_Ping:Handshaking': { asked: 'OTA_PingRQ', answer: 'OTA_PingRS' },
  'OTA_HotelAvailNotif:FreeRooms': { asked: 'OTA_HotelAvailNotifRQ', answer: 'OTA_HotelAvailNotifRS' },
  'OTA_HotelInvCountNotif:FreeRooms': { asked: 'OTA_HotelInvCountNotifRQ', answer: 'OTA_HotelInvCountNotifRS' },
  'OTA_HotelDescriptiveContentNotif:Inventory': {
    asked: 'OTA_HotelDescriptiveContentNotifRQ',
    answer: 'OTA_HotelDescriptiveContentNotifRS',
  },
  'OTA_HotelRatePlanNotif:RatePlans': { asked: 'OTA_HotelRatePlanNotifRQ', answer: 'OTA_HotelRatePlanNotifRS' },
  'OTA_HotelRatePlan:BaseRates': { asked: 'OTA_HotelRatePlanRQ', answer: 'OTA_HotelRatePlanRS' },
  'OTA_Read:GuestRequests': { asked: 'OTA_ReadRQ', answer: 'OTA_ResRetrieveRS' },
  'OTA_NotifReport:GuestRequests': { asked: 'OTA_NotifReportRQ', answer: 'OTA_NotifReportRS' },
  'OTA_HotelResNotif:GuestRequests_StatusUpdate': { asked: 'OTA_HotelResNotifRQ', answer: 'OTA_HotelResNotifRS' },
};

export const rootsOf = (action: AlpineBitsAction): { readonly asked: string; readonly answer: string } => roots[action];

/** What an action is called in a handshake. Acknowledging goes with reading. */
const handshakeNames: Record<AlpineBitsAction, string> = {
  'OTA_Ping:Handshaking': 'action_OTA_Ping',
  'OTA_HotelAvailNotif:FreeRooms': 'action_OTA_HotelAvailNotif',
  'OTA_HotelInvCountNotif:FreeRooms': 'action_OTA_HotelInvCountNotif',
  'OTA_HotelDescriptiveContentNotif:Inventory': 'action_OTA_HotelDescriptiveContentNotif_Inventory',
  'OTA_HotelRatePlanNotif:RatePlans': 'action_OTA_HotelRatePlanNotif_RatePlans',
  'OTA_HotelRatePlan:BaseRates': 'action_OTA_HotelRatePlan_BaseRates',
  'OTA_Read:GuestRequests': 'action_OTA_Read',
  'OTA_NotifReport:GuestRequests': 'action_OTA_Read',
  'OTA_HotelResNotif:GuestRequests_StatusUpdate': 'action_OTA_HotelResNotif_GuestRequests_StatusUpdate',
};

export const handshakeNameOf = (action: AlpineBitsAction): string => handshakeNames[action];
