import { plural } from '@lingui/core/macro';
import { Trans, useLingui } from '@lingui/react/macro';
import type { GuestRoom } from '@stayfront/contract/hotel';
import type { Availabilities } from '@stayfront/contract/offer';
import { CalendarX2 } from 'lucide-react';
import { useLocation } from 'react-router';
import { previewBase } from '../../app/flow/preview-base.ts';
import type { Search } from '../../app/flow/search.ts';
import { useOpenedRequest } from '../../app/flow/use-booking-request.ts';
import { Alert } from '@stayfront/ui/parts/alert.tsx';
import { Button } from '@stayfront/ui/parts/button.tsx';
import { Dialog } from '@stayfront/ui/parts/dialog.tsx';
import { useHotel } from '../../app/page/hotel-context.ts';
import { useReasons } from '../../features/search/use-reasons.ts';
import { isOwnChoice } from '../../features/offer/is-own-choice.ts';

interface NotAvailableProps {
  search: Search;
  /** Absent where nobody knows a room of that name. */
  room?: GuestRoom;
  /** What the search says about rooms that it does not offer. */
  notOffered: Availabilities['notOffered'];
}

/** The room cannot be had on these dates. The way home is by a fresh page: what is free has to be asked anew. */
export default function NotAvailable({ search, room, notOffered }: NotAvailableProps) {
  const { t } = useLingui();
  const { hotelId } = useHotel();
  const { search: query } = useLocation();
  const { orders } = useOpenedRequest(hotelId);
  const reasons = notOffered.find(({ guestRoomId }) => guestRoomId === room?.id)?.reasons ?? [];
  const isOwn = room !== undefined && isOwnChoice(orders, room.id, search.stay);
  const isTooSmall = reasons.some(({ code }) => code === 'occupancy');
  const warning = <Trans>Not available on these date. Redirecting to the home page</Trans>;
  return (
    <>
      <noscript>
        <Alert icon={CalendarX2} tone="warn">
          {warning}
        </Alert>
      </noscript>
      <Dialog
        isOpen
        isDismissable={false}
        icon={CalendarX2}
        tone="warn"
        title={isOwn || reasons.length > 0 ? t`Not available` : t`This room is taken`}
        actions={
          <Button kind="primary" onClick={() => location.assign(`${previewBase()}/${hotelId}${query}`)}>
            <Trans>OK</Trans>
          </Button>
        }
      >
        <p>{warning}</p>
        {isOwn && (
          <p>
            <Trans>The last one is in your booking already.</Trans>
          </p>
        )}
        {room && isTooSmall && (
          <p>{t`${plural(room.maxOccupancy, { one: 'For # guest', other: 'For up to # guests' })}`}</p>
        )}
        {reasons.length > 0 && !isTooSmall && <WhyNotAvailable search={search} reasons={reasons} />}
      </Dialog>
    </>
  );
}

/** What keeps one room from these days, in the words of the list of rooms. */
function WhyNotAvailable({ search, reasons }: { search: Search; reasons: Availabilities['reasons'] }) {
  return useReasons(search, reasons).map((words) => <p key={words}>{words}</p>);
}
