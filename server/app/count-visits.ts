import { confirmReservation } from '@stayfront/contract/confirm-reservation';
import { getTransactionStatus } from '@stayfront/contract/payment';
import { isRefusal } from '@stayfront/contract/problem';
import { sendBookingRequest } from '@stayfront/contract/reservation';
import type { Instant } from '@stayfront/rules/stay/hotel-clock';
import type { VisitStep } from '@stayfront/rules/visit/visit-words';
import type { Served } from '../platform/http/answer-route.ts';
import type { CountedVisits } from '../selling/demand/counted-visits.ts';
import type { Snapshots } from '../selling/snapshot/snapshots.ts';

type Deps = { readonly visits: CountedVisits; readonly snapshots: Pick<Snapshots, 'hotel'>; now(): Instant };

/** What an answer says has happened, by the route it answers. */
const stepsOf: Readonly<Record<string, (answer: { status?: unknown; version?: unknown }) => readonly VisitStep[]>> = {
  [sendBookingRequest.operationId]: ({ status, version }) => (status === 'book' && version === 1 ? ['booked'] : []),
  [getTransactionStatus.operationId]: ({ status }) => (status === 'success' ? ['paid', 'booked'] : []),
  [confirmReservation.operationId]: () => ['booked'],
};

/** Counts the last steps of a visit, in front of the verbs that take them: booking and paying know nothing of it. */
export const countVisits = (served: readonly Served[], { visits, snapshots, now }: Deps): Served[] =>
  served.map((one) => {
    const read = stepsOf[one.route.operationId];
    if (!read) return one;
    return {
      ...one,
      async handle(input, asked) {
        const answer = await one.handle(input, asked);
        const { visit, hasKey } = asked;
        // What a hotel's own systems book is no visit to its page.
        if (!visit || hasKey || isRefusal(answer)) return answer;
        const steps = read(answer as { status?: unknown; version?: unknown });
        const hotel = steps.length > 0 ? await snapshots.hotel((input.params as { hotelId: number }).hotelId) : null;
        const { reservationId } = answer as { reservationId: string };
        if (hotel) for (const step of steps) visits.note(hotel, visit, { step, what: reservationId }, now());
        return answer;
      },
    };
  });
