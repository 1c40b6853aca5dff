import { isRefusal } from '@stayfront/contract/problem';
import { sendBookingRequest, type BookingAnswer } from '@stayfront/contract/reservation';
import type { Instant } from '@stayfront/rules/stay/hotel-clock';
import type { Served } from '../platform/http/answer-route.ts';
import type { Meters } from '../platform/metrics/open-meters.ts';

/** Counts what hotels live from, whether a browser asked for it or a page that was being drawn. */
export const countOperations = (
  served: readonly Served[],
  meters: Pick<Meters, 'searches' | 'bookings'>,
  now: () => Instant,
): Served[] =>
  served.map((one) => {
    const { operationId, limitedAs } = one.route;
    if (limitedAs === 'search')
      return {
        ...one,
        async handle(input, asked) {
          const answer = await one.handle(input, asked);
          meters.searches.add({ operation: operationId, from: asked.address === '' ? 'page' : 'api' });
          return answer;
        },
      };
    if (operationId !== sendBookingRequest.operationId) return one;
    return {
      ...one,
      async handle(input, asked) {
        const begun = now();
        const answer = await one.handle(input, asked);
        if (isRefusal(answer)) return answer;
        const { status, createDateTime, version } = answer as BookingAnswer;
        // What was booked earlier under the same key is answered again, but not booked again.
        if (version === 1 && Date.parse(createDateTime) >= begun) meters.bookings.add({ status: String(status) });
        return answer;
      },
    };
  });
