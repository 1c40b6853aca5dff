import type { ReservationLink } from '../../app/flow/reservation-link.ts';

export const manageSteps = ['reservation', 'profile', 'payment'] as const;
export type ManageStep = (typeof manageSteps)[number];

/** Which step an address means; the first where it says nothing or nonsense. */
export const manageStepIn = (query: URLSearchParams): ManageStep =>
  manageSteps.find((step) => step === query.get('step')) ?? 'reservation';

/** The address of a step of a reservation's page. */
export function manageAddress(
  hotelId: number,
  { reservationId, token }: ReservationLink,
  step: ManageStep = 'reservation',
): string {
  const query = new URLSearchParams({ t: token, ...(step === 'reservation' ? {} : { step }) });
  return `/${hotelId}/reservation/${reservationId}?${query.toString()}`;
}
