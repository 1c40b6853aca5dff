import type { DescriptiveInfo, HotelConfig } from '@stayfront/contract/hotel';
import { useEffect } from 'react';
import { readChannel } from '../../flow/channel.ts';
import { tell } from '../../flow/events.ts';
import { hotelToday, readSearch } from '../../flow/search.ts';
import { useVisit } from '../../page/visit.tsx';

let isTold = false;

/** Whoever comes by a partner's link is told once, on the first page of the visit, with what the link asks for. */
export function useChannelCallback(config: HotelConfig | undefined, info: DescriptiveInfo | undefined): void {
  const { now } = useVisit();
  useEffect(() => {
    if (isTold || !config || !info || config.isInMaintenance) return;
    isTold = true;
    const query = new URLSearchParams(location.search);
    const { channelId } = readChannel(query, location.pathname);
    if (channelId === undefined) return;
    const search = readSearch(query, config, hotelToday(info.timeZone, now));
    tell({ name: 'channel-callback', hotelId: config.hotelId, channelId, search });
  }, [config, info, now]);
}
