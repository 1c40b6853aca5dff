import { Trans, useLingui } from '@lingui/react/macro';
import type { CalendarWarned } from '@stayfront/contract/desk/calendar/refused';
import { formatMoney } from '@stayfront/ui/formats/format-money.ts';
import { Alert } from '@stayfront/ui/parts/alert.tsx';
import { Button } from '@stayfront/ui/parts/button.tsx';
import { useDesk, useHouse } from '../../app/page/desk-context.tsx';
import { useWhen } from '../../features/reservation/use-when.ts';

interface WarnedPricesProps {
  warned: CalendarWarned;
  isWaiting: boolean;
  onAccept: (accepts: string) => void;
}

/** Prices of a message that look like a slip, each beside what is usual; a second tap lets the whole message through. */
export function WarnedPrices({ warned: { accepts, warnings, more }, isWaiting, onAccept }: WarnedPricesProps) {
  const { t } = useLingui();
  const { language } = useDesk();
  const { currency, rooms, ratePlans } = useHouse();
  const when = useWhen();
  const price = (minor: number): string => formatMoney(language, minor, currency);
  const usual = {
    low: t`far below`,
    high: t`far above`,
    'missing-digit': t`a digit may be missing:`,
    'extra-digit': t`a digit too many:`,
  };
  return (
    <>
      <Alert tone="warn" title={<Trans>This looks like a slip</Trans>}>
        <ul>
          {warnings.map(({ room, ratePlan, from, to, kind, price: minor, usual: median }) => {
            const what = [
              rooms.find(({ id }) => id === room)?.name ?? room,
              ratePlans.find(({ id }) => id === ratePlan)?.name ?? ratePlan,
            ].join(', ');
            const days = from === to ? when.day(from) : `${when.day(from)} – ${when.day(to)}`;
            return (
              <li key={`${room} ${ratePlan} ${from} ${kind}`}>
                <bdi>{what}</bdi>, {days}:{' '}
                <Trans>
                  {price(minor)}, {usual[kind]} {price(median)}, which is usual on such a day.
                </Trans>
              </li>
            );
          })}
        </ul>
        {more > 0 && <Trans>And {more} more.</Trans>}
      </Alert>
      <Button
        size="s"
        kind="primary"
        isWaiting={isWaiting}
        waitingLabel={t`One moment`}
        onClick={() => onAccept(accepts)}
      >
        <Trans>It is meant so</Trans>
      </Button>
    </>
  );
}
