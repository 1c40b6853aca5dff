import { Trans, useLingui } from '@lingui/react/macro';
import type { CalendarGuarded, CalendarWarned } from '@stayfront/contract/desk/calendar/refused';
import { formatMoney } from '@stayfront/ui/formats/format-money.ts';
import { Alert } from '@stayfront/ui/parts/alert.tsx';
import { Button } from '@stayfront/ui/parts/button.tsx';
import type { ReactNode } from 'react';
import { useDesk, useHouse } from '../../app/page/desk-context.tsx';
import { GuardedItems, WarnedItems } from '../../features/calendar/guard-items.tsx';

interface WarnedPricesProps {
  warned: CalendarWarned;
  isWaiting: boolean;
  onAccept: (accepts: string) => void;
}

/** Prices of a message that look like a slip; a second tap lets the whole message through. */
export function WarnedPrices({ warned: { accepts, warnings, more }, isWaiting, onAccept }: WarnedPricesProps) {
  const { t } = useLingui();
  const price = usePrice();
  return (
    <>
      <Alert tone="warn" title={<Trans>This looks like a slip</Trans>}>
        <Listed more={more}>
          <WarnedItems warnings={warnings} price={price} />
        </Listed>
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

/** Prices of a message that the hotel takes from nobody, and where that is said. */
export function GuardedPrices({ guarded: { guarded, more } }: { guarded: CalendarGuarded }) {
  const price = usePrice();
  return (
    <Alert tone="bad" title={<Trans>Beyond the floor or the ceiling of the rate</Trans>}>
      <Listed more={more}>
        <GuardedItems guarded={guarded} price={price} />
      </Listed>
      <p>
        <Trans>
          Nothing of the message was taken. Have other prices sent, or change the floor or ceiling of the rate in the
          house.
        </Trans>
      </p>
    </Alert>
  );
}

const Listed = ({ more, children }: { more: number; children: ReactNode }) => (
  <>
    <ul>{children}</ul>
    {more > 0 && <Trans>And {more} more.</Trans>}
  </>
);

function usePrice(): (minor: number) => string {
  const { language } = useDesk();
  const { currency } = useHouse();
  return (minor) => formatMoney(language, minor, currency);
}
