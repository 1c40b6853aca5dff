import { plural } from '@lingui/core/macro';
import { useLingui } from '@lingui/react/macro';
import type { Need } from '@stayfront/contract/desk/needs';
import { sourceOf, sources, type Source } from '@stayfront/rules/channel/source';
import type { CurrencyCode } from '@stayfront/rules/currency/currencies';
import { formatDay } from '@stayfront/ui/formats/format-day.ts';
import { formatMoney } from '@stayfront/ui/formats/format-money.ts';
import { useDesk } from '../../app/page/desk-context.tsx';
import { useSourceName } from '../../features/reservation/use-source-name.ts';
import { useWhen } from '../../features/reservation/use-when.ts';
import { useLineName } from '../../features/statement/use-line-name.ts';
import { useCardNeedWords } from './use-card-need-words.ts';
import { usePaymentNeedWords } from './use-payment-need-words.ts';

export type NeedWords = { readonly title: string; readonly cause: string };

const isSource = (name: string): name is Source => (sources as readonly string[]).includes(name);

/** A need as a colleague would tell it: who or what, and since when. */
export function useNeedWords(): (need: Need) => NeedWords {
  const { t } = useLingui();
  const { language } = useDesk();
  const { since: time } = useWhen();
  const sourceName = useSourceName();
  const paymentWords = usePaymentNeedWords();
  const cardWords = useCardNeedWords();
  const lineName = useLineName();
  const money = (amount: number, currency: CurrencyCode): string => formatMoney(language, amount, currency);
  const day = (date: string): string => formatDay(language, date, 'brief');
  const tried = ({ waiting, failed }: { waiting: number; failed: number }): string => {
    const waits = t`${plural(waiting, { one: '# message waits; we go on trying', other: '# messages wait; we go on trying' })}`;
    const lost = t`${plural(failed, { one: '# message was given up', other: '# messages were given up' })}`;
    return [waiting > 0 && waits, failed > 0 && lost].filter(Boolean).join('; ');
  };
  return (need) => {
    const since = need.since === null ? '' : time(need.since);
    switch (need.kind) {
      case 'payment':
        return paymentWords(need);
      case 'hold': {
        const [room, end] = [need.roomNames.join(', '), time(need.endsAt)];
        const [from, to, amount] = [day(need.arrival), day(need.departure), money(need.amount, need.currency)];
        const guest = need.guestName;
        return {
          title: t`Held until ${end}: ${room}`,
          cause:
            need.awaits === 'payment'
              ? t`${guest}, ${from} – ${to}, ${amount}, not paid yet`
              : need.awaits === 'card'
                ? t`${guest}, ${from} – ${to}, ${amount}, no card yet`
                : t`${guest}, ${from} – ${to}, ${amount}, not confirmed yet`,
        };
      }
      case 'card':
      case 'charge':
        return cardWords(need);
      case 'letter': {
        const guest = need.guestName;
        const address = need.to ?? '';
        return {
          title:
            need.letter === 'confirmation'
              ? t`The confirmation has not reached ${guest}`
              : t`A letter has not reached ${guest}`,
          cause: [
            address,
            need.isGivenUp
              ? t`refused since ${since}; it is not sent again by itself`
              : t`refused since ${since}; we go on trying`,
          ]
            .filter(Boolean)
            .join(' · '),
        };
      }
      case 'webhook': {
        const { host } = need;
        return { title: t`${host} has not answered since ${since}`, cause: tried(need) };
      }
      case 'partner': {
        const partner = isSource(need.partner) ? sourceName(need.partner) : need.partner;
        return { title: t`${partner} has taken no bookings from us since ${since}`, cause: tried(need) };
      }
      case 'system': {
        const { title: system, count, lastStatus } = need;
        const bookings = t`${plural(count, { one: '# booking', other: '# bookings' })}`;
        const cause = lastStatus ?? '';
        if (need.what === 'failing') return { title: t`The connection to ${system} fails since ${since}`, cause };
        return need.what === 'refused'
          ? { title: t`${system} has refused ${bookings}`, cause }
          : { title: t`${system} has not taken ${bookings} since ${since}`, cause };
      }
      case 'feed': {
        const [calendar, room] = [need.feed, need.roomName];
        const kept = t`The last good copy is kept; its nights stay taken`;
        if (need.trouble === 'shrunk')
          return {
            title: t`${calendar} has lost more than half of its nights since ${since}`,
            cause: `${room}: ${kept}`,
          };
        return {
          title:
            need.trouble === 'not-reached'
              ? t`The calendar of ${calendar} cannot be had since ${since}`
              : t`The calendar of ${calendar} cannot be read since ${since}`,
          cause: `${room}: ${kept}`,
        };
      }
      case 'feed-clash': {
        const [calendar, room] = [need.feed, need.roomName];
        const nights = need.nights.length;
        return {
          title: t`${plural(nights, { one: `# night is sold here and taken at ${calendar}`, other: `# nights are sold here and taken at ${calendar}` })}`,
          cause: `${room}: ${need.nights.slice(0, 5).map(day).join(', ')}${nights > 5 ? ' …' : ''}`,
        };
      }
      case 'shown-price': {
        const source = sourceOf({ channelId: need.channelId ?? undefined }, false);
        const site = need.channelId === null || source === 'channel' ? t`A comparison site` : sourceName(source);
        const shown = `${need.currency} ${need.shown}`;
        const ours = money(need.ours, need.currency);
        const [from, to] = [day(need.checkIn), day(need.checkOut)];
        const times = need.seen;
        const seen = t`${plural(times, { one: 'seen once', other: 'seen # times' })}`;
        return {
          title: t`${site} showed ${shown}, your page says ${ours}`,
          cause: [need.roomName, need.ratePlanName, `${from} – ${to}`, seen].filter(Boolean).join(', '),
        };
      }
      case 'statement': {
        const [date, faults] = [day(need.day), need.faults];
        return {
          title: t`The statement of ${date} does not hold`,
          cause: [
            t`${plural(faults, { one: '# thing is not as it should be', other: '# things are not as they should be' })}`,
            need.lines.map(lineName).join(', '),
          ].join(': '),
        };
      }
      case 'no-price': {
        const { roomName: room, nights } = need;
        return {
          title: t`${room}: rooms are left and there is no price`,
          cause: nights.map(day).join(', '),
        };
      }
      case 'below-floor': {
        const { roomName: room, ratePlanName: rate, nights } = need;
        const [lowest, floor] = [money(need.lowest, need.currency), money(need.floor, need.currency)];
        const nightCount = nights.length;
        const count = t`${plural(nightCount, { one: '# night', other: '# nights' })}`;
        const first = nights[0] ? day(nights[0]) : '';
        return {
          title: t`${rate}, ${room}: below its own floor of ${floor}`,
          cause: t`${lowest} at least; ${count}, from ${first} on`,
        };
      }
    }
  };
}
