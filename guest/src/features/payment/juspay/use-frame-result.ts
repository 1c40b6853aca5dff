import { useEffect } from 'react';
import { publish } from '../../../app/flow/events.ts';
import { paymentResultIn } from '../payment-result-in.ts';

/** Tells on this page what our own page in the provider's frame says of the way back. */
export function useFrameResult(hotelId: number): void {
  useEffect(() => {
    const hear = (message: MessageEvent): void => {
      const result = paymentResultIn(message, { origin: location.origin, hotelId });
      if (result) publish(result);
    };
    addEventListener('message', hear);
    return () => removeEventListener('message', hear);
  }, [hotelId]);
}
