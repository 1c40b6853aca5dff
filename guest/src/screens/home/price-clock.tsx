import { useLingui } from '@lingui/react/macro';
import { useEffect, useState } from 'react';
import { Clock } from '../../parts/clock.tsx';
import { useVisit } from '../../page/visit.tsx';

/** How long the prices on the page hold. */
export function PriceClock({ validUntil }: { validUntil: string }) {
  const { t } = useLingui();
  const { now } = useVisit();
  const end = Date.parse(validUntil);
  const [secondsLeft, setSecondsLeft] = useState((end - now) / 1000);
  useEffect(() => {
    const tick = setInterval(() => setSecondsLeft((end - Date.now()) / 1000), 1000);
    return () => clearInterval(tick);
  }, [end]);
  return (
    <Clock
      secondsLeft={Math.min(secondsLeft, 20 * 60)}
      label={t`Price held for`}
      urgentLabel={t`Price held for only`}
      fiveMinutesText={t`These prices are held for five more minutes`}
      oneMinuteText={t`These prices are held for one more minute`}
    />
  );
}
