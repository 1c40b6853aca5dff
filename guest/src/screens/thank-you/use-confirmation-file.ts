import { confirmationFilePath, type ConfirmationFile } from '@stayfront/contract/confirmation-files';
import { useSearchParams } from 'react-router';
import { useBookingRequest } from '../../flow/use-booking-request.ts';
import { useVisit } from '../../page/visit.tsx';
import { useHotel } from '../frame/hotel-context.ts';

/** Where the confirmation is as a file, for whoever holds the reservation's token: in the link, or in this browser. */
export function useConfirmationFile(reservationId: string, file: ConfirmationFile): string | null {
  const { hotelId } = useHotel();
  const { language } = useVisit();
  const [query] = useSearchParams();
  const [{ done }] = useBookingRequest(hotelId);
  const token = query.get('t') ?? (done?.reservationId === reservationId ? done.token : null);
  return token === null ? null : confirmationFilePath({ hotelId, reservationId, token }, file, language);
}
