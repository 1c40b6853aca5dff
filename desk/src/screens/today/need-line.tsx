import type { Need } from '@stayfront/contract/desk/needs';
import {
  CalendarX2,
  Clock,
  CreditCard,
  MailX,
  Scale,
  ScrollText,
  ShieldQuestionMark,
  TrendingDown,
  Unplug,
  type LucideIcon,
} from 'lucide-react';
import { Link } from 'react-router';
import { useDesk, useMay } from '../../app/page/desk-context.tsx';
import { NeedAction } from './need-action.tsx';
import { useNeedWords } from './use-need-words.ts';

const icons: Readonly<Record<Need['kind'], LucideIcon>> = {
  payment: CreditCard,
  hold: Clock,
  card: ShieldQuestionMark,
  charge: CreditCard,
  letter: MailX,
  webhook: Unplug,
  partner: Unplug,
  system: Unplug,
  feed: CalendarX2,
  'feed-clash': CalendarX2,
  'shown-price': Scale,
  'no-price': CalendarX2,
  'below-floor': TrendingDown,
  statement: ScrollText,
};
/** Where these are mended. */
const connectionPages: Partial<Record<Need['kind'], true>> = {
  webhook: true,
  partner: true,
  system: true,
  feed: true,
  'feed-clash': true,
  'shown-price': true,
};
const tones: Partial<Record<Need['kind'], 'bad' | 'plain'>> = {
  payment: 'bad',
  charge: 'bad',
  statement: 'bad',
  'feed-clash': 'bad',
  'shown-price': 'plain',
};

export function NeedLine({ need }: { need: Need }) {
  const { hotelId } = useDesk();
  const { title, cause } = useNeedWords()(need);
  const mayConnect = useMay('manager');
  const Icon = icons[need.kind];
  return (
    <li className="need">
      <span className={`need__disc is-${tones[need.kind] ?? 'warn'}`} aria-hidden>
        <Icon className="ic" />
      </span>
      <div className="need__words">
        {'reservationId' in need ? (
          <Link to={`/${hotelId}/desk/reservations/${need.reservationId}`}>
            <b>{title}</b>
          </Link>
        ) : mayConnect && need.kind in connectionPages ? (
          <Link to={`/${hotelId}/desk/connections`}>
            <b>{title}</b>
          </Link>
        ) : (
          <b>{title}</b>
        )}
        <p>{cause}</p>
      </div>
      <NeedAction need={need} />
    </li>
  );
}
