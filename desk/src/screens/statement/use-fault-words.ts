import { plural } from '@lingui/core/macro';
import { useLingui } from '@lingui/react/macro';
import type { StatementFault } from '@stayfront/contract/desk/daily-statement';
import { formatMoney } from '@stayfront/ui/formats/format-money.ts';
import { useDesk } from '../../app/page/desk-context.tsx';
import { useWhen } from '../../features/reservation/use-when.ts';

export type FaultWords = { readonly what: string; readonly action: string };

/** What does not hold as a colleague would say it: what it is and where it comes from, and what to do about it. */
export function useFaultWords(): (fault: StatementFault) => FaultWords {
  const { t } = useLingui();
  const { language } = useDesk();
  const when = useWhen();
  const pastUs = t`Somebody has changed it in the database itself. Leave it as it is, and have whoever runs the installation compare it with a backup.`;
  return ({ code, day, name, expected, found, currency }) => {
    const money = (amount: number | null): string => (currency ? formatMoney(language, amount ?? 0, currency) : '');
    const room = `${name ?? ''}, ${day ? when.day(day) : ''}`;
    const [should, is] = [expected ?? 0, found ?? 0];
    const [due, got] = [money(expected), money(found)];
    switch (code) {
      case 'sold_beyond':
        return {
          what: t`${room}: ${is} rooms sold, and there are ${should}`,
          action: t`Move one of these guests to another room, or another night.`,
        };
      case 'books_differ':
        return {
          what: t`${room}: ${is} counted as sold, and ${should} in the reservations`,
          action: t`The count was changed past the engine. Close this night in the calendar until whoever runs the installation has put it right.`,
        };
      case 'charge_without_booking':
        return { what: t`${got} taken for a booking that does not stand`, action: t`Give the money back.` };
      case 'not_given_back':
        return {
          what: t`${got} taken, ${due} owed, and nothing on its way back`,
          action: t`Give back what is too much, or add to the booking what it was for.`,
        };
      case 'refund_stuck':
        return {
          what: t`A refund of ${due} has not gone`,
          action: t`Look at the payment with your provider; if it cannot go back there, give it back another way.`,
        };
      case 'charge_differs':
        return {
          what:
            found === null
              ? t`A payment of ${due} is no longer there`
              : found === expected
                ? t`A payment of ${due} is no longer the one that came`
                : t`A payment came as ${due} and now says ${got}`,
          action: t`Compare it with the account at your provider. Somebody has changed it in the database itself.`,
        };
      case 'price_differs':
        return {
          what: t`Agreed: ${due}. Now it costs ${got}`,
          action: t`The price was changed past the engine. Change the reservation so that it costs again what was agreed.`,
        };
      case 'letter_lost':
        return {
          what: t`The confirmation was never sent`,
          action: t`Send it from the reservation.`,
        };
      case 'letter_failed':
        return {
          what: name === 'confirmation' ? t`The confirmation has not arrived` : t`A letter has not arrived`,
          action: t`Look whether the address is right, and send it again.`,
        };
      case 'webhook_silent': {
        const host = name ?? '';
        const count = t`${plural(is, { one: '# message', other: '# messages' })}`;
        return {
          what: t`${host} has not taken ${count}`,
          action: t`See why it does not answer, and send them again.`,
        };
      }
      case 'event_gone':
        return { what: t`Entry ${is} of the history is gone`, action: pastUs };
      case 'event_changed':
        return { what: t`Entry ${is} of the history was changed`, action: pastUs };
      case 'event_added':
        return { what: t`The history has an entry that the engine did not write`, action: pastUs };
      case 'link_gone':
        return { what: t`What stood before entry ${is} of the history is gone`, action: pastUs };
      case 'day_broken': {
        const date = day ? when.day(day) : '';
        return { what: t`The history of ${date} is not as it was sealed`, action: pastUs };
      }
    }
  };
}
