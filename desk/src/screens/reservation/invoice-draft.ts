import type { Invoice, issueInvoice } from '@stayfront/contract/desk/invoices';
import type { DeskReservation, DeskRoom } from '@stayfront/contract/desk/reservation';
import type { RouteInput } from '@stayfront/contract/route';
import { addressOf, missingOf, noAddress, type AddressDraft } from '../../features/reservation/address-draft.ts';

/** An invoice as it is asked for. Nobody types amounts: it is of rooms as they were booked. */
export type InvoiceDraft = {
  readonly rooms: readonly number[];
  readonly company: string;
  readonly vatNumber: string;
  readonly name: string;
  readonly address: AddressDraft;
  readonly language: 'guest' | 'hotel';
};
type Body = RouteInput<typeof issueInvoice>['body'];

export const isWhollyCredited = ({ gross, credited }: Invoice): boolean => credited >= gross;

/** Rooms that cost something and are on no invoice of which something is left. */
export function roomsToBill({ rooms, status }: DeskReservation, invoices: readonly Invoice[]): DeskRoom[] {
  if (status === 'held' || status === 'discarded') return [];
  const billed = new Set(
    invoices.flatMap((one) => (one.kind === 'invoice' && !isWhollyCredited(one) ? one.roomStays : [])),
  );
  return rooms.filter(
    (room) => !billed.has(room.roomStayIndex) && (room.status === 'book' || room.cancellationFee > 0),
  );
}

export const newInvoice = (open: readonly DeskRoom[]): InvoiceDraft => ({
  rooms: open.map(({ roomStayIndex }) => roomStayIndex),
  company: '',
  vatNumber: '',
  name: '',
  address: noAddress,
  language: 'guest',
});

/** What is sent; who it is for is left out where it is the guest. */
export function invoiceBody({ company, vatNumber, name, address, rooms, language }: InvoiceDraft, all: number) {
  const lives = addressOf(address);
  const buyer = {
    ...(company.trim() ? { company: company.trim() } : {}),
    ...(vatNumber.trim() ? { vatNumber: vatNumber.trim() } : {}),
    ...(name.trim() ? { name: name.trim() } : {}),
    ...(lives ? { address: lives } : {}),
  };
  return {
    ...(rooms.length === all ? {} : { roomStays: [...rooms] }),
    ...(Object.keys(buyer).length > 0 ? { buyer } : {}),
    language,
  } satisfies Omit<Body, 'version'>;
}

export const lacksOf = ({ rooms, address }: InvoiceDraft): ('rooms' | `address.${keyof AddressDraft}`)[] => [
  ...(rooms.length === 0 ? (['rooms'] as const) : []),
  ...missingOf(address).map((part) => `address.${part}` as const),
];
