import { useLingui } from '@lingui/react/macro';
import type { Happening } from '@stayfront/contract/desk/reservation';
import { isCurrency } from '@stayfront/rules/currency/currencies';
import { hotelWays } from '@stayfront/rules/payment/hotel-ways';
import { formatMoney } from '@stayfront/ui/formats/format-money.ts';
import { useDesk } from '../../app/page/desk-context.tsx';
import { useWhen } from '../../features/reservation/use-when.ts';
import type { HappeningWords } from './use-happening-words.ts';
import { useWayName } from './use-way-name.ts';

/** What happened to the money of a reservation, in a sentence with its sum; null for what it does not know. */
export function useMoneyWords(): (happening: Happening, more: readonly string[]) => HappeningWords | null {
  const { t } = useLingui();
  const { language } = useDesk();
  const wayName = useWayName();
  const when = useWhen();
  return ({ what, detail }, more) => {
    const { amount, currency } = detail;
    const sum =
      typeof amount === 'number' && typeof currency === 'string' && isCurrency(currency)
        ? formatMoney(language, amount, currency)
        : '';
    switch (what) {
      case 'payment.paid':
        return { text: t`${sum} paid`, more, tone: 'ok' };
      case 'payment.refunded':
        return { text: t`${sum} refunded`, more };
      case 'payment.amount-mismatch':
        return { text: t`${sum} came, which is not what was asked for`, more, tone: 'warn' };
      case 'payment.surplus':
        return { text: t`${sum} was paid once more and goes back`, more, tone: 'warn' };
      case 'payment.late':
        return { text: t`${sum} came too late and goes back: the rooms are gone`, more, tone: 'warn' };
      case 'payment.change-late':
        return { text: t`${sum} for a change came too late and goes back`, more, tone: 'warn' };
      case 'payment.returned':
        return { text: t`${sum} was given back at the payment provider`, more, tone: 'warn' };
      case 'payment.refund-stuck':
        return { text: t`The refund of ${sum} does not go through`, more, tone: 'bad' };
      case 'payment.not-collected':
        return { text: t`${sum} could not be taken from the card`, more, tone: 'bad' };
      case 'refund-asked':
        return {
          text: t`${sum} goes back to the guest`,
          more: [...more, detail['isOwedAgain'] === true ? t`to be paid again` : t`given by the house`],
        };
      case 'paid-at-hotel':
        return { text: t`${sum} paid at the hotel`, more: [...way(detail['way']), ...more], tone: 'ok' };
      case 'paid-at-hotel-undone':
        return { text: t`${sum} was not paid at the hotel: taken back`, more: [...way(detail['way']), ...more] };
      case 'charge-asked':
        return { text: t`${sum} is being taken from the card that stands for the booking`, more };
      case 'fee-paid':
        return { text: t`A fee of the cancelled booking was paid`, more, tone: 'ok' };
      case 'payment.request-withdrawn':
        return { text: t`The guest is asked for an amount no longer`, more };
      case 'card.asked': {
        const day = detail['dueOn'];
        return {
          text: t`The guest is asked for a card as guarantee`,
          more: [...(typeof day === 'string' ? [t`until ${when.day(day)}`] : []), ...more],
        };
      }
      case 'card.given':
        return { text: t`The guest has given a card as guarantee`, more, tone: 'ok' };
      case 'card.refused':
        return { text: t`The bank has turned down the card of the guest`, more, tone: 'bad' };
      case 'card.not-given':
        return { text: t`No card came: the rooms are held no longer`, more, tone: 'warn' };
      case 'card.request-withdrawn':
        return { text: t`The guest is asked for a card no longer`, more };
      case 'rest.unpaid':
        return { text: t`The rest of ${sum} was not paid in time; the booking stands`, more, tone: 'bad' };
      default:
        return null;
    }
  };

  function way(of: unknown): string[] {
    const known = hotelWays.find((one) => one === of);
    return known ? [wayName(known)] : [];
  }
}
