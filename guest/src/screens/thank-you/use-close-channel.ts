import { useEffect } from 'react';
import { channelCookies, keepFor } from '../../flow/channel-cookies.ts';

/** A click of trivago brings one booking: once it stands, the next is not the click's. */
export function useCloseChannel(isMade: boolean): void {
  useEffect(() => {
    if (isMade) keepFor(0, channelCookies.trivago, '');
  }, [isMade]);
}
