import { putCalendarFeed, type CalendarFeed } from '@stayfront/contract/desk/calendar-feeds';
import type { RouteCall } from '@stayfront/contract/route';
import { useTransport } from '../../app/data/transport.tsx';
import { useDesk } from '../../app/page/desk-context.tsx';

export type FeedWish = RouteCall<typeof putCalendarFeed>['body'];

/** Puts a feed as somebody wants it. */
export function usePutFeed(): (feedId: string, wish: FeedWish) => Promise<CalendarFeed> {
  const { hotelId } = useDesk();
  const transport = useTransport();
  return (feedId, body) => transport(putCalendarFeed, { params: { hotelId, feedId }, query: {}, body });
}

/** A feed as it stands, for who wants one thing of it otherwise. */
export const asItStands = ({ title, roomId, unit, isOn }: CalendarFeed): FeedWish => ({
  title,
  roomId,
  unit,
  isOn,
  address: 'keep',
});
