/**
 * How much may be booked without a card or a payment before more is asked of the guest. A hotel sets it in its document;
 * 0 asks always.
 */
export type WithoutCard = {
  /** Rooms that one e-mail address has booked and that are still to come. */
  readonly roomsPerEmail: number;
  /** Rooms booked from one network in the last seven days. */
  readonly roomsPerNetwork: number;
  /** Rooms booked at the hotel in the last hour. */
  readonly roomsPerHour: number;
  /** Share of a night's rooms booked in the last 24 hours, one room at least. */
  readonly percentOfNight: number;
  /** What is asked for above: the link in a mail, or a card, where the hotel's provider keeps cards. */
  readonly above: 'mail' | 'card';
};

/** A family of four rooms goes straight through; a house that fills in a day has somebody look at a mail. */
export const usualWithoutCard: WithoutCard = {
  roomsPerEmail: 4,
  roomsPerNetwork: 8,
  roomsPerHour: 30,
  percentOfNight: 30,
  above: 'mail',
};

/** So many rooms more one e-mail address and one network may book by confirming mails; after that only a card will do. */
export const roomsByMail = { email: 8, network: 16 } as const;
