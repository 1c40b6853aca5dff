import { useEffect, useState } from 'react';
import { loadHyperServices, type HyperEvent, type HyperServices } from './hyper-services.ts';

interface HyperWish {
  /** Null where the page is to open by itself. */
  scriptUrl: string | null;
  frameId: string;
  environment: 'sandbox' | 'production';
  payload: Readonly<Record<string, unknown>>;
  onDone: (result: Readonly<Record<string, string>>) => void;
  onClosed: () => void;
}

/** Back from the provider's page without having paid. */
const wentBack: readonly (string | undefined)[] = ['backpressed', 'user_aborted'];

/** The provider leads the guest to the return address by itself; where it does not, we ask what became of it. */
const patienceMs = 3_000;

/** Opens the provider's page in the frame and listens to how it ends. */
export function useHyperServices({ scriptUrl, frameId, environment, payload, onDone, onClosed }: HyperWish) {
  const [state, setState] = useState<'loading' | 'open' | 'unavailable'>(scriptUrl ? 'loading' : 'unavailable');
  useEffect(() => {
    if (!scriptUrl) return undefined;
    let isLeft = false;
    let timer: ReturnType<typeof setTimeout> | undefined;
    let services: HyperServices | undefined;
    const listen = ({ event, error, payload: { status, orderId = '' } = {} }: HyperEvent): void => {
      if (isLeft) return;
      if (event === 'initiate_result') {
        if (error || status === 'failure') return setState('unavailable');
        services?.process(payload);
        setState('open');
      }
      if (event !== 'process_result') return;
      if (wentBack.includes(status?.toLowerCase())) onClosed();
      else timer = setTimeout(() => onDone({ order_id: orderId }), patienceMs);
    };
    loadHyperServices(scriptUrl)
      .then((Services) => {
        if (isLeft) return;
        services = new Services();
        services.initiate(initiation(payload, frameId, environment), listen);
      })
      .catch(() => isLeft || setState('unavailable'));
    return () => {
      isLeft = true;
      clearTimeout(timer);
      services?.terminate?.();
    };
  }, [scriptUrl, frameId, environment, payload, onDone, onClosed]);
  return state;
}

/** Who asks, taken from what the provider itself handed out for this payment; of which of its systems, the hotel says. */
function initiation(
  sdkPayload: Readonly<Record<string, unknown>>,
  hyperSDKDiv: string,
  environment: HyperWish['environment'],
): object {
  const { merchantId, clientId } = (sdkPayload['payload'] ?? {}) as Record<string, unknown>;
  return {
    requestId: crypto.randomUUID(),
    service: sdkPayload['service'],
    payload: { action: 'initiate', merchantId, clientId, environment, hyperSDKDiv, integrationType: 'iframe' },
  };
}
