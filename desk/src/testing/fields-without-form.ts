/** What has a page of its own elsewhere, or is for machines: the look, the number of the hotel, ids that never change. */
export const elsewhere = ['format', 'hotelId', 'chainId', 'theme', ':id'];

/** Begin with one of these: their forms are on their way. */
export const onTheirWay = [
  'guests',
  'acceptedPaymentCards',
  'legal',
  'cancellationPolicies',
  'services',
  'packages',
  'promotions',
  'offers',
  'taxes',
  'weekdayRules',
  'seasons',
  'calendarGuards',
  'bookingsWithoutCard',
  'config',
  'retention',
];
