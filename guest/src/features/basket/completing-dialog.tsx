import { Trans } from '@lingui/react/macro';
import { ClipboardCheck } from 'lucide-react';
import { bookingStore } from '../../app/flow/booking-store.ts';
import type { Search } from '../../app/flow/search.ts';
import { Button } from '@stayfront/ui/parts/button.tsx';
import { Dialog } from '@stayfront/ui/parts/dialog.tsx';
import { useHotel } from '../../app/page/hotel-context.ts';
import { useChosenRooms } from './use-chosen-rooms.ts';
import { useResetSearch } from '../frame/use-reset-search.ts';

interface CompletingDialogProps {
  /** Where it is asked: the words of the way out differ. */
  place: 'results' | 'package';
  search: Search;
  onClose: () => void;
}

/** Every room is chosen, and yet the guest is back at the rooms: finish, take another room, or begin anew. */
export default function CompletingDialog({ place, search, onClose }: CompletingDialogProps) {
  const { hotelId } = useHotel();
  const resetSearch = useResetSearch();
  const { change, goOn } = useChosenRooms(search);
  const reset = () => {
    onClose();
    resetSearch();
  };
  // The last room is given back; its dates and guests stay.
  const changeLast = () => change(bookingStore(hotelId).read().orders.length - 1);
  return (
    <Dialog
      isOpen
      isDismissable={false}
      icon={ClipboardCheck}
      title={<Trans>Completing reservation</Trans>}
      actions={
        <>
          <Button kind="quiet" onClick={reset}>
            {place === 'package' ? <Trans>No, reset my search</Trans> : <Trans>Reset your search</Trans>}
          </Button>
          <Button kind="secondary" onClick={changeLast}>
            <Trans>Change the room</Trans>
          </Button>
          <Button kind="primary" onClick={goOn}>
            <Trans>Complete the reservation</Trans>
          </Button>
        </>
      }
    >
      <Trans>
        All your rooms are chosen. Would you like to finish this reservation, change the room or start again?
      </Trans>
    </Dialog>
  );
}
