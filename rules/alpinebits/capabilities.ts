import { isSince, type AlpineBitsVersion } from './versions.ts';

/** An action as a handshake names it, with what of it is supported. */
export type AnnouncedAction = { readonly action: string; readonly supports: readonly string[] };

const freeRooms = (version: AlpineBitsVersion): AnnouncedAction => {
  if (!isSince(version, '2020-10'))
    return named('action_OTA_HotelAvailNotif', 'OTA_HotelAvailNotif', [
      'accept_rooms',
      'accept_categories',
      'accept_deltas',
      'accept_BookingThreshold',
    ]);
  return named('action_OTA_HotelInvCountNotif', 'OTA_HotelInvCountNotif', [
    'accept_rooms',
    'accept_categories',
    ...(isSince(version, '2022-10') ? ['accept_complete_set'] : []),
    'accept_deltas',
    'accept_out_of_order',
    'accept_out_of_market',
    'accept_closing_seasons',
  ]);
};

const inventory = named(
  'action_OTA_HotelDescriptiveContentNotif_Inventory',
  'OTA_HotelDescriptiveContentNotif_Inventory',
  ['use_rooms', 'occupancy_children'],
);

const ratePlans = (version: AlpineBitsVersion): AnnouncedAction =>
  named('action_OTA_HotelRatePlanNotif_RatePlans', 'OTA_HotelRatePlanNotif', [
    'accept_ArrivalDOW',
    'accept_DepartureDOW',
    'accept_RatePlan_BookingRule',
    'accept_RatePlan_RoomType_BookingRule',
    'accept_RatePlan_mixed_BookingRule',
    'accept_Supplements',
    'accept_FreeNightsOffers',
    'accept_FamilyOffers',
    ...(isSince(version, '2024-10') ? ['accept_full'] : []),
    'accept_overlay',
    'accept_RatePlanJoin',
    'accept_OfferRule_BookingOffset',
    'accept_OfferRule_DOWLOS',
  ]);

const baseRates = named('action_OTA_HotelRatePlan_BaseRates', 'OTA_HotelRatePlan_BaseRates', ['deltas']);

const reading = (version: AlpineBitsVersion): AnnouncedAction =>
  named('action_OTA_Read', 'OTA_Read', isSince(version, '2024-10') ? ['accept_RoomRates'] : []);

const statusUpdates = named(
  'action_OTA_HotelResNotif_GuestRequests_StatusUpdate',
  'OTA_HotelResNotif_GuestRequests_StatusUpdate',
  [],
);

function named(action: string, prefix: string, supports: readonly string[]): AnnouncedAction {
  return { action, supports: supports.map((name) => `${prefix}_${name}`) };
}

/** All that is announced in a version, and kept. What does not stand here is refused by name when it is used. */
export const announcedIn = (version: AlpineBitsVersion): readonly AnnouncedAction[] => [
  { action: 'action_OTA_Ping', supports: [] },
  freeRooms(version),
  inventory,
  ratePlans(version),
  baseRates,
  reading(version),
  ...(isSince(version, '2022-10') ? [statusUpdates] : []),
];
