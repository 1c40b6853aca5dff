import type { Reservation } from '@stayfront/contract/reservation';
import { billRows } from './bill-rows.ts';
import type { Voice } from './speak.ts';

export type Line = readonly [label: string, value: string];

/** The bill as a letter has it: what on the left, how much on the right. */
export const billLines = (voice: Voice, reservation: Reservation): Line[] =>
  billRows(voice, reservation).map(({ label, room, amount }) => [
    label,
    room === undefined ? amount : `${room} · ${amount}`,
  ]);
