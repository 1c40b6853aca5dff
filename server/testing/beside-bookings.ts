const one = `from (select *, row_number() over (order by reservation_id) as n from reservation
                    where hotel_id = current_setting('stayfront.hotel')::int) as r where n = 1`;
/** Statements that put a row into all that may stand beside a booking, or beside a house, of the hotel that is worked in. */
export const besideBookings: readonly string[] = [
  `insert into reservation_note select hotel_id, reservation_id, 'n1', 'Late', 'mara', now() ${one}`,
  `insert into room_stay_presence select hotel_id, reservation_id, 0, 'arrived', now() ${one}`,
  `insert into room_number_night select hotel_id, '12', '2027-06-11', reservation_id, 0 ${one}`,
  `insert into hold select hotel_id, '2027-06-20', 'double', reservation_id, 1, '2027-06-01T13:00:00Z' ${one}`,
  `insert into reservation_import select hotel_id, 'i1', now(), 'mara', 'file.csv', 'mews', 1, 1, 1, 0, 5, null, null ${one}`,
  `insert into imported_reservation select hotel_id, 'mews', 'M1', 0, reservation_id, 'i1', null ${one}`,
  `insert into import_layout select hotel_id, 'l1', '{}', now() ${one}`,
  `insert into payment_intent select hotel_id, 'I1', reservation_id, 'booking', 'STRIPE', 900, 'CHF', 'k1', 'paid',
     '{"paymentIntent":"pi_1"}', null, now(), now(), now(), null ${one}`,
  `insert into payment_refund (hotel_id, refund_id, intent_id, amount, currency, why, state, requested_at, changed_at)
     select hotel_id, 'R1', 'I1', 100, 'CHF', 'cancelled', 'done', now(), now() ${one}`,
  `insert into hotel_payment select hotel_id, reservation_id, 'm1', 'paid', 'cash', 100, 'Thanks', null, 'mara', now(), null, null ${one}`,
  `insert into payment_request select hotel_id, reservation_id, 'q1', 100, '2027-06-09', 'open', 'mara', now(), now() ${one}`,
  `insert into card_request select hotel_id, reservation_id, 'c1', null, 'open', 'mara', now(), null, now() ${one}`,
  `insert into concession (hotel_id, reservation_id, kind, amount, role, given_by, given_at)
     select hotel_id, reservation_id, 'refund', 5, 'manager', 'mara', now() ${one}`,
  `insert into former_link select hotel_id, reservation_id, '\\x1234' ${one}`,
  `insert into reservation_change select hotel_id, 'ch1', reservation_id, 'made', '[]', '{}', now(), now(), null, now() ${one}`,
  `insert into invoice_series select hotel_id, 'invoice', 2027, 1, '2027-06-01' ${one}`,
  `insert into invoice select hotel_id, '2027/1', 'invoice', 2027, 1, reservation_id, null, null, '2027-06-01', now(), 'mara', 900,
     '{"lines":[]}' ${one}`,
  `insert into invoice_paper select hotel_id, '2027/1', convert_to('%PDF-1.7 paper', 'UTF8'), now() ${one}`,
  `insert into house_draft select hotel_id, 1, now() ${one}`,
  `insert into house_draft_field select hotel_id, 'tagline/en', '{"before":"Quiet rooms for tests","after":"Loud"}', 'mara', now(), 1, 1 ${one}`,
  `insert into customization select hotel_id, 1, null, now(), 'mara' ${one}`,
  `insert into look_picture select hotel_id, '0123456789abcdef01234567', 5, 5, '', true, now() ${one}`,
  `insert into restriction select hotel_id, '2027-06-11', '', '', true, false, false, 2, null, null, null ${one}`,
  `insert into calendar_head select hotel_id, 1 ${one} on conflict do nothing`,
  `insert into calendar_change select hotel_id, 1, now(), 'mara', 'person', 'save', null, 1, '2027-06-11', '2027-06-11',
     '{double}', '{}', null, 0, 0 ${one} on conflict do nothing`,
  `insert into calendar_series select hotel_id, 1, 'stock', 'double', '', '2027-06-11', '2027-06-11', '{"values":[],"runs":[]}' ${one} on conflict do nothing`,
  `insert into operator_event (hotel_id, happened_at, who, what, detail) select hotel_id, now(), 'mara', 'look.saved', '{}' ${one}`,
  `insert into saved_view select hotel_id, 'mara', 'v1', 'Mine', '{}', now() ${one}`,
  `insert into front_desk_limit select hotel_id, 5000, now() ${one}`,
];
