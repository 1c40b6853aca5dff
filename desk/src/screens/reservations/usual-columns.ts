import type { DeskColumn } from '@stayfront/rules/booking/desk-list';

/** What stands in the list where nobody has chosen. */
export const usualColumns: readonly DeskColumn[] = ['stay', 'room', 'status', 'money', 'total', 'source', 'booked'];
