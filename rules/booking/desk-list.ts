/** The views of the list of reservations that every house has. */
export const deskViews = [
  'all',
  'arriving',
  'in-house',
  'departing',
  'new',
  'unpaid',
  'held',
  'cancelled',
  'no-show',
] as const;
export type DeskView = (typeof deskViews)[number];

/** What the list can be in the order of; - is the other way round. */
export const deskSorts = ['arrival', '-arrival', 'booked', '-booked', 'name', '-name', 'total', '-total'] as const;
export type DeskSort = (typeof deskSorts)[number];

/** As each view is read where nobody says otherwise. */
export const usualSort: Readonly<Record<DeskView, DeskSort>> = {
  all: '-booked',
  arriving: 'arrival',
  'in-house': 'arrival',
  departing: 'name',
  new: '-booked',
  unpaid: 'arrival',
  held: '-booked',
  cancelled: '-booked',
  'no-show': '-arrival',
};

/** What can be put into a column of its own; who it is about always stands first. */
export const deskColumns = ['stay', 'room', 'status', 'money', 'total', 'source', 'booked', 'contact'] as const;
export type DeskColumn = (typeof deskColumns)[number];

/** What a reservation can be filtered by; discarded ones are nowhere else in the list. */
export const listedStatuses = ['booked', 'held', 'cancelled', 'discarded'] as const;
export type ListedStatus = (typeof listedStatuses)[number];
