import type { Reservation } from '@stayfront/contract/reservation';

type Room = Pick<Reservation['roomStays'][number], 'roomTypeName' | 'cancellationPolicyText'>;

/** What cancelling costs. Of several rooms each has its own line: an amount is that of one room, also where all are alike. */
export const policiesOf = (rooms: readonly Room[]): string[] =>
  rooms.map(({ roomTypeName, cancellationPolicyText: text }) => (rooms.length > 1 ? `${roomTypeName}: ${text}` : text));
