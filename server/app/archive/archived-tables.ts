/** A table of a hotel that leaves as a file with a row in each line. */
export type Dump = {
  readonly file: string;
  readonly table: string;
  /** In the order in which it is brought in again. */
  readonly order: string;
  readonly where?: string;
  readonly without?: readonly string[];
};

/** What does not leave in any row: whose it is stands above all of them, and numbers of this installation mean nothing elsewhere. */
export const neverLeaves: readonly string[] = ['hotel_id', 'event_id', 'transaction_id', 'concession_id'];

/** Before reservations, which refer to some of them. */
export const dumpsBefore: readonly Dump[] = [
  { file: 'house/versions.jsonl', table: 'house_version', order: 'version' },
  { file: 'house/draft.jsonl', table: 'house_draft', order: 'number' },
  { file: 'house/draft-fields.jsonl', table: 'house_draft_field', order: 'path collate "C"' },
  {
    file: 'house/translations.jsonl',
    table: 'house_translation',
    order: 'path collate "C", language, source_language, sums collate "C"',
    without: ['sums'],
  },
  { file: 'house/look.jsonl', table: 'customization', order: 'version' },
  { file: 'pictures/house.jsonl', table: 'picture', order: 'picture_id collate "C"' },
  { file: 'pictures/look.jsonl', table: 'look_picture', order: 'source_hash collate "C"', where: 'is_ready' },
  { file: 'calendar/stock.jsonl', table: 'inventory', order: 'date, room_id collate "C"' },
  { file: 'calendar/rates.jsonl', table: 'rate', order: 'date, room_id collate "C", rate_plan_id collate "C"' },
  { file: 'calendar/rules.jsonl', table: 'restriction', order: 'date, room_id collate "C", rate_plan_id collate "C"' },
  { file: 'calendar/last-change.jsonl', table: 'calendar_head', order: 'number' },
  { file: 'calendar/changes.jsonl', table: 'calendar_change', order: 'number' },
  {
    file: 'calendar/changed-rows.jsonl',
    table: 'calendar_series',
    order: 'number, kind, room_id collate "C", rate_plan_id collate "C"',
  },
  { file: 'people/history.jsonl', table: 'operator_event', order: 'event_id' },
  { file: 'people/views.jsonl', table: 'saved_view', order: 'person collate "C", view_id collate "C"' },
  { file: 'people/limit.jsonl', table: 'front_desk_limit', order: 'amount' },
  {
    file: 'visits/counts.jsonl',
    table: 'visit_count',
    order: 'day, visitor, step, language, device, channel, campaign collate "C"',
  },
  {
    file: 'visits/demand.jsonl',
    table: 'demand_count',
    order: 'day, arrival, nights, adults, children, infants, reason',
  },
  { file: 'imports/files.jsonl', table: 'reservation_import', order: 'imported_at, import_id collate "C"' },
  { file: 'imports/layouts.jsonl', table: 'import_layout', order: 'layout collate "C"' },
];

/** After reservations. A credit note comes behind the invoice it takes back. */
export const dumpsAfter: readonly Dump[] = [
  { file: 'invoices/series.jsonl', table: 'invoice_series', order: 'kind, year' },
  { file: 'invoices/invoices.jsonl', table: 'invoice', order: 'issued_at, kind desc, invoice_number collate "C"' },
];

/** What stands in the line of a reservation beside itself, by its table; in the order in which it is brought in again. */
export const ofReservation: readonly { readonly table: string; readonly order: string }[] = [
  { table: 'former_link', order: 'token_hash' },
  { table: 'room_stay', order: 'room_stay_index' },
  { table: 'reservation_change', order: 'created_at, change_id collate "C"' },
  { table: 'hold', order: 'date, room_id collate "C"' },
  { table: 'reservation_event', order: 'link.place, one.event_id' },
  { table: 'room_stay_presence', order: 'room_stay_index' },
  { table: 'room_stay_expected', order: 'room_stay_index' },
  { table: 'room_number_night', order: 'date, number collate "C"' },
  { table: 'reservation_note', order: 'written_at, note_id collate "C"' },
  { table: 'guest_letter', order: 'first_tried_at, letter_id collate "C"' },
  { table: 'imported_reservation', order: 'system, number, part' },
  { table: 'payment_intent', order: 'started_at, intent_id collate "C"' },
  { table: 'payment_refund', order: 'requested_at, refund_id collate "C"' },
  { table: 'hotel_payment', order: 'noted_at, movement_id collate "C"' },
  { table: 'payment_request', order: 'asked_at, request_id collate "C"' },
  { table: 'card_request', order: 'asked_at, request_id collate "C"' },
  { table: 'concession', order: 'concession_id' },
];

/** What a line of history says of its place in the chain: for who checks it, and made anew by the database. */
export const ofChain = ['place', 'hash', 'sealed_on'] as const;

/** By what a guest is known again on this installation: nothing elsewhere can read it. */
export const reservationWithout: readonly string[] = ['session_id', 'email_mark', 'network_mark'];

/** What stays, and why. A test finds every table either here or above. */
export const staysBehind: Readonly<Record<string, string>> = {
  hotel: 'is hotel.json',
  reservation: 'is the beginning of each line of reservations.jsonl',
  invoice_paper: 'are the PDFs of invoices',
  api_key: 'opens something',
  calendar_feed: 'has addresses that open something, and is told of at this one',
  google_telling: 'is what this installation told Google',
  google_leaving: 'is what this installation told Google',
  google_told: 'is what this installation told Google',
  webhook: 'has a secret, and an address that would hear of everything twice',
  webhook_delivery: 'belongs to webhooks',
  channel_settings: 'is sealed with the secret of this installation',
  payment_settings: 'is sealed with the secret of this installation',
  payment_notice: 'is what a provider told this installation',
  conversion: 'is what partners were told by this installation',
  connection_account: 'opens something, and is sealed with the secret of this installation',
  connection_message: 'is what this installation and other systems said to each other',
  connection_delivery: 'belongs to connections',
  channel_told: 'is what other systems were told by this installation',
  channel_limit: 'belongs to connections',
  alpinebits_told: 'belongs to connections',
  alpinebits_category: 'belongs to connections',
  alpinebits_handshake: 'belongs to connections',
  alpinebits_pull: 'belongs to connections',
  alpinebits_plan: 'is what a system told this installation',
  message_try: 'is how this installation reached others',
  price_mismatch: 'is what comparison sites showed for this address',
  operator: 'signs in here; who arrives owns the hotel, and invites',
  operator_link: 'opens something',
  operator_session: 'opens something',
  passkey: 'opens something, at this address alone',
  passkey_challenge: 'opens something',
  handover: 'opens something',
  idempotency: 'is what was answered to requests that may be repeated here',
  attempt: 'counts wrong guesses made here',
  visit_mark: 'is forgotten with its day',
  search: 'is forgotten after a day anyway',
  waiting: 'has links that open nothing elsewhere, and offers that end within two hours',
  unsecured_tally: 'is counted anew',
  hotel_noted: 'is worked out from what the hotel has',
  hotel_with: 'is worked out from what the hotel has',
  report_mail: 'belongs to people who sign in here',
  waiting_setting: 'belongs to the waiting list, which stays',
  bundle: 'is forgotten after a day anyway',
  desk_entry: 'is worked out from history',
  desk_word: 'is worked out from history',
  desk_gathered: 'is worked out from history',
  sold_stay: 'is worked out from history',
  sold_day: 'is worked out from history',
  sold_gathered: 'is worked out from history',
  history_link: 'stands with each entry of history; where it arrives the database chains it anew, to the same sums',
  history_day: 'is history/days.jsonl, to be checked by; where a hotel arrives its days are sealed anew',
  history_start: 'is how far this installation has chained what was there before',
  daily_statement: 'is what this installation found in its own books',
  arrival: 'is an archive that is being sent',
  arrival_piece: 'is an archive that is being sent',
  chain: 'belongs to several hotels',
  beginning_link: 'opens something',
};
