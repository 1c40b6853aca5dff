import { confirmationFilePath, type ConfirmationFile } from '@stayfront/contract/confirmation-files';
import { useVisit } from '../../app/flow/visit.tsx';
import { useHotel } from '../../app/page/hotel-context.ts';
import { useOwnToken } from './use-own-token.ts';

/** Where the confirmation is as a file, for whoever holds the reservation's token: in the link, or in this browser. */
export function useConfirmationFile(reservationId: string, file: ConfirmationFile): string | null {
  const { hotelId } = useHotel();
  const { language } = useVisit();
  const token = useOwnToken(reservationId);
  return token === null ? null : confirmationFilePath({ hotelId, reservationId, token }, file, language);
}
