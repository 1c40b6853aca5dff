import type { ConversionFacts } from '@stayfront/contract/manage/channels';
import type { Instant } from '@stayfront/rules/stay/hotel-clock';
import type { StoredReservation } from '../../booking/reservation/stored-reservation.ts';
import type { Report, ReportKind } from './report.ts';

type Told = {
  readonly what: ReportKind;
  readonly facts: ConversionFacts;
  readonly at: Instant;
  readonly publicUrl: string;
};

/** All that a partner may hear of a booking, in our words. */
export const reportOf = (reservation: StoredReservation, { what, facts, at, publicUrl }: Told): Report => ({
  what,
  reservationId: reservation.reservationId,
  facts,
  kept: reservation.roomStays.reduce((sum, stay) => sum + stay.cancellationFee, 0),
  bookedAt: reservation.createdAt,
  at,
  channel: reservation.channel,
  language: reservation.language,
  pageUrl: `${publicUrl}/${reservation.hotelId}`,
});
