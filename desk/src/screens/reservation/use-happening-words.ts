import { useLingui } from '@lingui/react/macro';
import type { LetterKind } from '@stayfront/contract/desk/letters';
import type { Happening } from '@stayfront/contract/desk/reservation';
import type { CurrencyCode } from '@stayfront/rules/currency/currencies';
import { formatMoney } from '@stayfront/ui/formats/format-money.ts';
import { useDesk } from '../../app/page/desk-context.tsx';
import { useLetterName } from '../../features/reservation/use-letter-name.ts';
import { useWhen } from '../../features/reservation/use-when.ts';
import { useMoneyWords } from './use-money-words.ts';

export type HappeningWords = {
  readonly text: string;
  /** Below it, smaller: what else is known. */
  readonly more: readonly string[];
  readonly tone?: 'ok' | 'warn' | 'bad';
};

const said = (value: unknown): string => (typeof value === 'string' ? value : '');

/**
 * What happened, as a colleague would say it. A kind of a newer release is told by its group: nothing that the server
 * writes for machines stands on the page.
 */
export function useHappeningWords(currency: CurrencyCode): (happening: Happening) => HappeningWords {
  const { t } = useLingui();
  const { language } = useDesk();
  const letterName = useLetterName();
  const moneyWords = useMoneyWords();
  const when = useWhen();
  const amount = (minor: unknown): string | null =>
    typeof minor === 'number' ? formatMoney(language, minor, currency) : null;
  const fees = ({ cancellationFee, refund, fee, paid }: Happening['detail']): string[] => [
    ...(Number(cancellationFee) > 0 ? [t`${amount(cancellationFee)} kept`] : []),
    ...(Number(fee) > 0 ? [t`${amount(fee)} for the change`] : []),
    ...(Number(refund) > 0 ? [t`${amount(refund)} goes back`] : []),
    ...(Number(paid) > 0 ? [t`${amount(paid)} paid`] : []),
  ];

  return (happening) => {
    const { what, group, who, detail, by } = happening;
    const reason = typeof detail['reason'] === 'string' ? [detail['reason']] : [];
    const more = [...fees(detail), ...reason, ...(by === null ? [] : [t`by ${by}`])];
    switch (what) {
      case 'held':
        return { text: t`Rooms held for the guest`, more };
      case 'hold-moved':
        return { text: held(detail['heldUntil']), more };
      case 'book':
        return { text: booked(detail['source'], who), more, tone: 'ok' };
      case 'pay':
        return { text: t`Paid for and booked`, more, tone: 'ok' };
      case 'modify':
        return { text: who === 'hotel' ? t`Changed by the hotel` : t`Changed by the guest`, more };
      case 'cancel-room':
        return { text: cancelled(true), more, tone: 'bad' };
      case 'cancel':
        return { text: cancelled(false), more, tone: 'bad' };
      case 'cancellation-undone':
        return { text: t`Cancellation undone: the rooms stand again`, more, tone: 'ok' };
      case 'discarded':
        return {
          text: detail['by'] === 'guest' ? t`Given up by the guest` : t`The hold ended: it was not paid or confirmed`,
          more: [],
        };
      case 'no-show':
        return { text: t`The guests did not come`, more, tone: 'bad' };
      case 'no-show-room':
        return { text: t`The guests of a room did not come`, more, tone: 'bad' };
      case 'no-show-undone':
        return { text: t`The guests came after all`, more };
      case 'letter':
        return letter(letterName(detail['kind'] as LetterKind), detail['state']);
      case 'confirmation-resent':
        return { text: t`Confirmation sent again`, more };
      case 'letter-resent': {
        const name = letterName(detail['kind'] as LetterKind);
        return { text: t`“${name}” sent again`, more };
      }
      case 'link-sent':
        return { text: t`The guest asked for their link`, more: [] };
      case 'link-renewed':
        return { text: t`New link sent; earlier ones are dead`, more };
      case 'payment-link-sent':
        return { text: t`Link to pay sent: ${amount(detail['amount']) ?? ''}`, more };
      case 'card-link-sent':
        return { text: t`Link for a card sent again`, more };
      case 'rest.announced':
        return {
          text: t`The guest was told that the rest of ${amount(detail['amount']) ?? ''} is due soon`,
          more: due(detail),
        };
      case 'rest.asked':
        return { text: t`The rest of ${amount(detail['amount']) ?? ''} is due: link to pay sent`, more: due(detail) };
      case 'presence':
        return { text: presence(detail), more };
      case 'room-number':
        return { text: door(detail), more };
      case 'expected-time':
        return { text: expected(detail), more };
      case 'invoice': {
        const number = said(detail['invoiceNumber']);
        return { text: t`Invoice ${number} issued: ${amount(detail['amount']) ?? ''}`, more };
      }
      case 'credit-note': {
        const [number, note] = [said(detail['invoiceNumber']), said(detail['creditNote'])];
        return { text: t`Invoice ${number} taken back by ${note}: ${amount(detail['amount']) ?? ''}`, more };
      }
      case 'note':
        return { text: t`Note written`, more };
      case 'note-removed':
        return { text: t`Note removed`, more };
      case 'erased':
        return { text: t`The guest’s data was erased`, more };
      default:
        return moneyWords(happening, more) ?? { text: ofGroup(group), more };
    }

    function held(until: unknown): string {
      return typeof until === 'string' ? t`Rooms held until ${when.full(until)}` : t`The end of the hold was moved`;
    }

    function cancelled(isRoom: boolean): string {
      if (detail['isUnpaid'] === true)
        return isRoom ? t`A room was cancelled: its rest was not paid` : t`Cancelled: the rest was not paid`;
      if (who === 'hotel') return isRoom ? t`A room was cancelled by the hotel` : t`Cancelled by the hotel`;
      return isRoom ? t`A room was cancelled by the guest` : t`Cancelled by the guest`;
    }
  };

  function booked(source: unknown, who: Happening['who']): string {
    if (source === 'phone') return t`Booked on the telephone`;
    if (source === 'walk-in') return t`Booked at the door`;
    return who === 'hotel' ? t`Booked by the hotel` : t`Booked by the guest`;
  }

  function letter(name: string, state: unknown): HappeningWords {
    if (state === 'failed')
      return { text: t`“${name}” could not be delivered; it is tried again`, more: [], tone: 'warn' };
    if (state === 'given-up') return { text: t`“${name}” could not be delivered`, more: [], tone: 'bad' };
    return { text: t`“${name}” sent to the guest`, more: [] };
  }

  function presence({ presence: now, before, roomStayIndex }: Happening['detail']): string {
    const room = Number(roomStayIndex) + 1;
    if (now === 'left') return t`Room ${room}: the guests have left`;
    if (now === 'expected') return t`Room ${room}: the guests are still to come`;
    return before === 'left' ? t`Room ${room}: the guests have not left yet` : t`Room ${room}: the guests have arrived`;
  }

  function door({ number, roomStayIndex }: Happening['detail']): string {
    const room = Number(roomStayIndex) + 1;
    const given = said(number);
    return given === '' ? t`Room ${room}: no room number any more` : t`Room ${room}: room number ${given}`;
  }

  function expected({ time, roomStayIndex }: Happening['detail']): string {
    const room = Number(roomStayIndex) + 1;
    if (typeof time !== 'string') return t`Room ${room}: nobody knows any more when the guests come`;
    return t`Room ${room}: the guests come at ${time}`;
  }

  function due({ dueOn, lastDay }: Happening['detail']): string[] {
    return [
      ...(typeof dueOn === 'string' ? [t`due on ${when.day(dueOn)}`] : []),
      ...(typeof lastDay === 'string' ? [t`until ${when.day(lastDay)} at the latest`] : []),
    ];
  }

  function ofGroup(group: Happening['group']): string {
    const words: Readonly<Record<Happening['group'], string>> = {
      booking: t`The reservation was changed`,
      money: t`Something happened to the money`,
      letter: t`The guest was written to`,
      house: t`Something was noted at the desk`,
    };
    return words[group];
  }
}
