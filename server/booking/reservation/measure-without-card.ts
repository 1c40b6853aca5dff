import { createHmac } from 'node:crypto';
import { countedEmail } from '@stayfront/rules/booking/counted-email';
import type { Demand } from '@stayfront/rules/booking/quote';
import { roomsByMail, usualWithoutCard, type WithoutCard } from '@stayfront/rules/booking/without-card';
import { cardAbilities } from '@stayfront/rules/payment/can-secure';
import type { Hotel } from '../../property/hotel/hotel.ts';
import { isFromHere } from '../../platform/limit/is-from-here.ts';
import { emailHash } from '../../platform/limit/email-hash.ts';
import { wideNetworkOf } from '../../platform/limit/wide-network-of.ts';

/** What a booking without a card is measured by. */
export type Measure = {
  readonly emailHash: string;
  /** Null where everybody would have the same. */
  readonly networkHash: string | null;
  /** Rooms of a night, of whatever kind. */
  readonly nights: readonly { readonly date: string; readonly rooms: number }[];
  readonly rooms: number;
  readonly limits: WithoutCard;
  readonly lastByEmail: number;
  readonly lastByNetwork: number;
  /** Above the limits only a card will do. */
  readonly isCardAsked: boolean;
};

type Guest = { readonly email: string; readonly address: string };

/** How a booking of rooms is measured for which neither a card nor a payment stands. */
export function measureWithoutCard(
  secret: string,
  { document }: Pick<Hotel, 'document'>,
  { email, address }: Guest,
  rooms: number,
  demand: readonly Demand[],
): Measure {
  // A document that was stored before there were limits has none.
  const limits = { ...usualWithoutCard, ...document.bookingsWithoutCard };
  const byDate = new Map<string, number>();
  for (const night of demand) byDate.set(night.date, (byDate.get(night.date) ?? 0) + night.rooms);
  return {
    emailHash: emailHash(secret, countedEmail(email)),
    networkHash: address === '' || isFromHere(address) ? null : networkHash(secret, wideNetworkOf(address)),
    nights: [...byDate].map(([date, count]) => ({ date, rooms: count })),
    rooms,
    limits,
    lastByEmail: limits.roomsPerEmail + roomsByMail.email,
    lastByNetwork: limits.roomsPerNetwork + roomsByMail.network,
    isCardAsked: limits.above === 'card' && cardAbilities(document.config.paymentSolutionsProvider).canKeep,
  };
}

/** Kept for a week: the network cannot be told from it. */
const networkHash = (secret: string, network: string): string =>
  createHmac('sha256', createHmac('sha256', secret).update('network').digest())
    .update(network)
    .digest('base64url')
    .slice(0, 22);
