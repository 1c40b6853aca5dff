import { Trans, useLingui } from '@lingui/react/macro';
import { saveSetUpRooms } from '@stayfront/contract/desk/set-up';
import { Button } from '@stayfront/ui/parts/button.tsx';
import { useQuery } from '@tanstack/react-query';
import { Plus } from 'lucide-react';
import { useRef, useState } from 'react';
import { setUpTemplatesQuery } from '../../app/data/set-up-query.ts';
import { useTransport } from '../../app/data/transport.tsx';
import { useDesk } from '../../app/page/desk-context.tsx';
import { useDone } from '../../features/frame/undos.tsx';
import { RoomRow } from './room-row.tsx';
import { areRoomsFine, roomOfTemplate, roomsOf, roomWishes, type RoomDraft } from './rooms-draft.ts';
import { SavingNote } from './saving-note.tsx';
import { StepFoot } from './step-foot.tsx';
import type { StepProps } from './step-props.ts';
import { useStepSave } from './use-step-save.ts';

/** The kinds of rooms, out of templates, and how many there are of each. */
export function RoomsStep({ setUp, onSaved }: StepProps) {
  const { t } = useLingui();
  const { hotelId, language } = useDesk();
  const transport = useTransport();
  const tell = useDone();
  const { data: templates } = useQuery(setUpTemplatesQuery(transport, hotelId, language));
  const [rooms, setRooms] = useState(() => roomsOf(setUp));
  const [isTouched, setIsTouched] = useState(false);
  const [showsFaults, setShowsFaults] = useState(false);
  const number = useRef(0);
  const given = useRef(new Map<string, string>());
  const change = (next: (before: readonly RoomDraft[]) => readonly RoomDraft[]): void => {
    setRooms((before) => [...next(before)]);
    setIsTouched(true);
  };
  const areFine = areRoomsFine(rooms);
  const { saving, save, accept } = useStepSave<readonly RoomDraft[]>({
    wish: areFine ? rooms : null,
    isTouched,
    partOf: (one) => one.rooms,
    send: async (wanted, { version }) => {
      const body = { version, rooms: roomWishes(wanted, given.current) };
      const answer = await transport(saveSetUpRooms, { params: { hotelId }, query: {}, body });
      // In the order in which they were sent. What is sent next may be what was typed before this is drawn.
      wanted.forEach(({ key }, place) => given.current.set(key, answer.rooms[place]?.roomId ?? key));
      return answer;
    },
    onSaved,
  });
  /** Taken away already, it comes back as the house remembers it. */
  const bringBack = (room: RoomDraft, place: number): void => {
    number.current += 1;
    const key = `new-${number.current}`;
    const roomId = room.roomId ?? given.current.get(room.key) ?? null;
    change((before) => before.toSpliced(place, 0, { ...room, key, roomId }));
  };
  const takeOut = (room: RoomDraft): void => {
    const place = rooms.indexOf(room);
    change((before) => before.filter(({ key }) => key !== room.key));
    tell({
      text: t`${room.name === '' ? t`The room` : room.name} was taken out`,
      undo: () => bringBack(room, place),
    });
  };
  return (
    <>
      <p className="set-up__lead">
        <Trans>A kind of room is one that guests choose, such as “double”. Say how many of each there are.</Trans>
      </p>
      {rooms.length > 0 && (
        <ul className="set-up__rooms">
          {rooms.map((room) => (
            <RoomRow
              key={room.key}
              room={room}
              areaUnit={setUp.areaUnit}
              usualName={templates?.rooms.find(({ template }) => template === room.template)?.name ?? ''}
              showsFaults={showsFaults || isTouched}
              isOnly={rooms.length === 1}
              onChange={(next) => change((before) => before.map((one) => (one.key === room.key ? next : one)))}
              onTakeOut={() => takeOut(room)}
            />
          ))}
        </ul>
      )}
      <fieldset className="set-up__add">
        <legend>
          <Trans>Add a kind of room</Trans>
        </legend>
        {templates?.rooms.map((template) => (
          <Button
            key={template.template}
            size="s"
            onClick={() => {
              number.current += 1;
              const key = `new-${number.current}`;
              change((before) => [...before, roomOfTemplate(template, key)]);
            }}
          >
            <Plus className="ic ic-s" aria-hidden /> {template.name}
          </Button>
        ))}
      </fieldset>
      <SavingNote
        saving={saving}
        onAgain={() => void save()}
        onAccept={accept}
        onTheirs={() => {
          setRooms(roomsOf(setUp));
          setIsTouched(false);
        }}
      />
      <StepFoot
        step="rooms"
        isDone={setUp.done.rooms}
        needs={t`Add a kind of room, or skip this for now.`}
        onNext={async () => {
          setShowsFaults(true);
          return areFine && save();
        }}
      />
    </>
  );
}
