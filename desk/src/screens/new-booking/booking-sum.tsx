import { plural } from '@lingui/core/macro';
import { useLingui } from '@lingui/react/macro';
import type { CurrencyCode } from '@stayfront/rules/currency/currencies';
import { formatMoney } from '@stayfront/ui/formats/format-money.ts';
import { SummaryLines } from '@stayfront/ui/parts/summary-lines.tsx';
import { useDesk } from '../../app/page/desk-context.tsx';
import { roomTotal } from './pick-price.ts';
import type { PickNow } from './use-picks.ts';

/** What it comes to, line by line. */
export function BookingSum({ picks, currency }: { picks: readonly PickNow[]; currency: CurrencyCode }) {
  const { t } = useLingui();
  const { language } = useDesk();
  const money = (minor: number): string => formatMoney(language, minor, currency);
  const lines = picks.flatMap(({ pick, picked, chosen }, place) =>
    picked
      ? [
          {
            key: `room ${place}`,
            label: picked.room.roomName,
            note: t`${plural(pick.asked.nights, { one: '# night', other: '# nights' })}, taxes included`,
            amount: money(roomTotal(picked, pick)),
          },
          ...chosen.map(({ service, quantity, total }) => ({
            key: `${place} ${service.serviceId}`,
            label: quantity > 1 ? `${service.name} × ${quantity}` : service.name,
            amount: money(total),
          })),
        ]
      : [],
  );
  const total = picks.reduce((sum, one) => sum + one.total, 0);
  return (
    <SummaryLines
      className="book-sum"
      lines={[...lines, { key: 'total', label: t`Total`, amount: money(total), kind: 'total' }]}
    />
  );
}
