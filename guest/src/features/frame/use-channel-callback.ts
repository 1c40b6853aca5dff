import type { DescriptiveInfo, HotelConfig } from '@stayfront/contract/hotel';
import { useEffect } from 'react';
import { publish } from '../../app/flow/events.ts';
import { isPartnerLink } from '../../app/flow/is-partner-link.ts';
import { hotelToday, readSearch } from '../../app/flow/search.ts';
import { useVisit } from '../../app/flow/visit.tsx';

let isTold = false;

/** Whoever comes by a partner's link is told once, on the first page of the visit, with what the link asks for. */
export function useChannelCallback(config: HotelConfig | undefined, info: DescriptiveInfo | undefined): void {
  const { now } = useVisit();
  useEffect(() => {
    if (isTold || !config || !info || config.isInMaintenance) return;
    isTold = true;
    if (!isPartnerLink(location.href)) return;
    const { pathname, search: asked } = location;
    const query = new URLSearchParams(asked);
    const search = readSearch(query, config, hotelToday(info.timeZone, now));
    import('../../app/flow/read-channel.ts')
      .then(({ readChannel }) => {
        const { channelId } = readChannel(query, pathname);
        if (channelId !== undefined) publish({ name: 'channel-callback', hotelId: config.hotelId, channelId, search });
      })
      .catch(() => {});
  }, [config, info, now]);
}
