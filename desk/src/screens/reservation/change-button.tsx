import { Trans, useLingui } from '@lingui/react/macro';
import type { DeskReservation } from '@stayfront/contract/desk/reservation';
import { ButtonLink } from '@stayfront/ui/parts/button.tsx';
import { BedDouble } from 'lucide-react';
import { useNavigate } from 'react-router';
import { useDesk } from '../../app/page/desk-context.tsx';
import { MoreMenu } from './more-menu.tsx';

/** The way to changing a room: straight there, or by a list where several stand. */
export function ChangeButton({ reservation: { reservationId, rooms, may } }: { reservation: DeskReservation }) {
  const { t } = useLingui();
  const { hotelId } = useDesk();
  const navigate = useNavigate();
  const standing = rooms.filter(({ status }) => status === 'book');
  const [first] = standing;
  if (!may.change || !first) return null;
  const pathTo = (place: number): string => `/${hotelId}/desk/reservations/${reservationId}/change/${place}`;
  if (standing.length === 1)
    return (
      <ButtonLink to={pathTo(first.roomStayIndex)}>
        <Trans comment="Leads to where the room of a reservation is changed">Change</Trans>
      </ButtonLink>
    );
  return (
    <MoreMenu
      name={t({ message: 'Change', comment: 'Leads to where the room of a reservation is changed' })}
      actions={standing.map(({ roomStayIndex, roomName, roomNumber }) => ({
        icon: BedDouble,
        name: [`${roomStayIndex + 1}`, roomName, roomNumber].filter(Boolean).join(' · '),
        onChoose: () => void navigate(pathTo(roomStayIndex)),
      }))}
    />
  );
}
