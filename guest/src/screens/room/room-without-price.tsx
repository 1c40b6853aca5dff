import { Trans } from '@lingui/react/macro';
import type { GuestRoom } from '@stayfront/contract/hotel';
import { Accordion } from '@stayfront/ui/parts/accordion.tsx';
import { Facilities } from './facilities.tsx';
import { RoomDescription } from './room-description.tsx';

/** In a preview, a room that cannot be had on these dates, or has no price yet: its texts are what is looked at. */
export default function RoomWithoutPrice({ room }: { room: GuestRoom }) {
  const items = [
    { key: 'description', title: <Trans>Description</Trans>, body: <RoomDescription room={room} /> },
    {
      key: 'facilities',
      title: <Trans comment="What a room has: balcony, bathtub, kettle">Facilities</Trans>,
      body: <Facilities room={room} />,
    },
  ];
  return <Accordion items={items.map(({ title, ...item }) => ({ ...item, title: <h2>{title}</h2>, isOpen: true }))} />;
}
