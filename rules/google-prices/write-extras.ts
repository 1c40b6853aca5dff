import { el } from '../xml/write-xml.ts';
import { amountOf, dateRange, named, ownMessage, type Sender, type Written } from './sender.ts';
import type { ToldExtra, ToldProperty } from './told.ts';

/** What children and infants pay for each night; what was said before is replaced. */
export const writeExtras = (extras: readonly ToldExtra[], property: ToldProperty, sender: Sender): Written => ({
  says: extras.length,
  root: ownMessage(
    'ExtraGuestCharges',
    sender,
    el(
      'HotelExtraGuestCharges',
      { hotel_id: sender.hotelCode, action: 'overlay' },
      extras.map(({ room, plan, from, to, child, infant }) =>
        el(
          'ExtraGuestCharge',
          {},
          named('RatePlans', 'RatePlan', [plan]),
          named('RoomTypes', 'RoomType', [room]),
          el('StayDates', {}, dateRange({ from, to })),
          el(
            'AgeBrackets',
            {},
            el(
              'ChildAgeBrackets',
              {},
              property.infantTo >= 0 &&
                el('ChildAgeBracket', {
                  max_age: property.infantTo,
                  amount: amountOf(infant, property.currency),
                  exclude_from_capacity: true,
                  counts_as_base_occupant: 'never',
                }),
              property.childTo >= 0 &&
                el('ChildAgeBracket', {
                  max_age: property.childTo,
                  amount: amountOf(child, property.currency),
                  exclude_from_capacity: false,
                  counts_as_base_occupant: 'never',
                }),
            ),
          ),
        ),
      ),
    ),
  ),
});
