import { useEffect, useEffectEvent } from 'react';

/** Goes on with a booking that waited for its price, as soon as that is there. */
export function usePriceCame(hasCome: boolean, onCame: () => void): void {
  const goOn = useEffectEvent(onCame);
  useEffect(() => {
    if (hasCome) goOn();
  }, [hasCome]);
}
