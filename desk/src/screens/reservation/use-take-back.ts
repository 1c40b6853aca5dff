import { useLingui } from '@lingui/react/macro';
import { RefusedCall } from '@stayfront/contract/call';
import { takeBackHotelPayment } from '@stayfront/contract/desk/hotel-payment';
import { formatMoney } from '@stayfront/ui/formats/format-money.ts';
import { useTransport } from '../../app/data/transport.tsx';
import { useDesk } from '../../app/page/desk-context.tsx';
import { useDone } from '../../features/frame/undos.tsx';
import { useReadAgain } from './use-read-again.ts';

/** Takes back that something was paid at the hotel, and says what is open then. Works also when the dialog has gone. */
export function useTakeBack(reservationId: string): (movementId: string) => Promise<boolean> {
  const { t } = useLingui();
  const { hotelId, language } = useDesk();
  const transport = useTransport();
  const tell = useDone();
  const readAgain = useReadAgain(reservationId);
  return async (movementId) => {
    const params = { hotelId, reservationId, movementId };
    try {
      const { open, localTaxOpen, hotelCurrency } = await transport(takeBackHotelPayment, {
        params,
        query: {},
        body: undefined,
      });
      const sum = formatMoney(language, open + localTaxOpen, hotelCurrency);
      tell({ text: t`Taken back: ${sum} is open.` });
      return true;
    } catch (error) {
      tell({
        text:
          error instanceof RefusedCall
            ? t`It could not be taken back.`
            : t`No answer: it is not taken back. Try again.`,
      });
      return false;
    } finally {
      void readAgain();
    }
  };
}
