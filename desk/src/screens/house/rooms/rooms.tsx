import { Trans, useLingui } from '@lingui/react/macro';
import { fieldOf } from '@stayfront/rules/house-draft/fields';
import { useDesk } from '../../../app/page/desk-context.tsx';
import { HouseEntries, type ListProps } from '../../../features/house/house-entries.tsx';
import { HouseFrame } from '../../../features/house/house-frame.tsx';
import { useTextOf } from '../../../features/house/use-words.ts';
import { RoomRow } from './room-row.tsx';
import { useRoomTemplates } from './use-room-templates.ts';

/** The kinds of rooms that the house sells. */
export default function RoomsSection() {
  return (
    <HouseFrame section="rooms">
      <RoomsList />
    </HouseFrame>
  );
}

export function RoomsList({ brief }: ListProps) {
  const { t } = useLingui();
  const { hotelId } = useDesk();
  const textOf = useTextOf();
  const templates = useRoomTemplates();
  return (
    <HouseEntries
      list="rooms"
      title={<Trans>Rooms</Trans>}
      addLabel={t`Room`}
      templates={templates}
      // A number is on one door only.
      withoutTwice={({ numbers: _numbers, ...room }) => room}
      nameOf={(room) => textOf(fieldOf(room, 'name')) || t`A room without a name`}
      hrefOf={(id) => `/${hotelId}/desk/house/rooms/${id}`}
      row={(room, id) => <RoomRow room={room} id={id} />}
      empty={<Trans>No room can be booked yet. Add the first one.</Trans>}
      {...(brief === undefined ? {} : { brief: { most: brief, to: `/${hotelId}/desk/house/rooms` } })}
    />
  );
}
