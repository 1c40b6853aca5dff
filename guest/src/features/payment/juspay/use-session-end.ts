import { useEffect, useState } from 'react';
import type { HostedPage } from './read-hosted-page.ts';

/** A clock that is wrong must not make it look ended at once. */
const leastMs = 60_000;

/** True once the provider's session for its page has ended, as it was told when it began. */
export function useSessionEnd(page: HostedPage): boolean {
  const [ended, setEnded] = useState<HostedPage | null>(null);
  useEffect(() => {
    const { clientAuthTokenExpiry } = (page.sdk_payload['payload'] ?? {}) as Record<string, unknown>;
    const end = typeof clientAuthTokenExpiry === 'string' ? Date.parse(clientAuthTokenExpiry) : NaN;
    if (Number.isNaN(end)) return undefined;
    const timer = setTimeout(() => setEnded(page), Math.max(leastMs, end - Date.now()));
    return () => clearTimeout(timer);
  }, [page]);
  return ended === page;
}
