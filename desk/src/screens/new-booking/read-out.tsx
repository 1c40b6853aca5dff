import { Plural, Trans } from '@lingui/react/macro';
import { formatDay } from '@stayfront/ui/formats/format-day.ts';
import { formatMoney } from '@stayfront/ui/formats/format-money.ts';
import { MessageCircle } from 'lucide-react';
import { useDesk } from '../../app/page/desk-context.tsx';
import type { PickNow } from './use-picks.ts';

/** A sentence to read out to whoever is on the telephone. */
export function ReadOut({ picks }: { picks: readonly PickNow[] }) {
  const { language } = useDesk();
  const offered = picks.flatMap(({ pick, picked, total }) => (picked ? [{ pick, picked, total }] : []));
  const [first] = offered;
  if (!first) return null;
  const total = offered.reduce((sum, one) => sum + one.total, 0);
  const price = formatMoney(language, total, first.picked.offers.currency, 'search');
  const names = offered.map(({ picked }) => picked.room.roomName).join(', ');
  const policies = [...new Set(offered.map(({ picked }) => picked.product.cancellationPolicyText))];
  return (
    <p className="read-out">
      <MessageCircle className="ic ic-s" aria-hidden />
      <span>
        “
        <Trans comment="Read out on the telephone: rooms, how long, from when, the price of all">
          {names} for <Plural value={first.pick.asked.nights} one="# night" other="# nights" /> from{' '}
          {formatDay(language, first.pick.asked.arrival, 'spoken')}: {price} in all.
        </Trans>{' '}
        {policies.join(' ')}”
      </span>
    </p>
  );
}
