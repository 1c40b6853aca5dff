import { Plural, Trans, useLingui } from '@lingui/react/macro';
import { formatDay } from '@stayfront/ui/formats/format-day.ts';
import { joinParts } from '@stayfront/ui/formats/join-parts.ts';
import { formatSpan } from '@stayfront/ui/formats/format-span.ts';
import { Button } from '@stayfront/ui/parts/button.tsx';
import { SidePanel } from '@stayfront/ui/parts/side-panel.tsx';
import { Skeleton } from '@stayfront/ui/parts/skeleton.tsx';
import { useQuery } from '@tanstack/react-query';
import { calendarChangesQuery } from '../../app/data/calendar-changes-query.ts';
import { useTransport } from '../../app/data/transport.tsx';
import { useDesk, useHouse } from '../../app/page/desk-context.tsx';
import { writeMoment } from '../../features/changes/write-moment.ts';
import type { Calendar } from './use-calendar.ts';
import { useWhoWords } from './use-who-words.ts';

/** One night of a room, with all its rates. */
export type ChangesOf = { readonly room: string; readonly night: string };

interface ChangesPanelProps {
  isOpen: boolean;
  /** Absent: of the whole calendar. */
  of: ChangesOf | undefined;
  calendar: Calendar;
  onClose: () => void;
}

/** All that was changed in the calendar or of a night, the newest first; each can be undone, also days later. */
export function ChangesPanel({ isOpen, of, calendar, onClose }: ChangesPanelProps) {
  const { t } = useLingui();
  const { hotelId, language } = useDesk();
  const { rooms, timeZone, today } = useHouse();
  const { mayEdit, saving } = calendar;
  const whoOf = useWhoWords();
  const { data, isError, refetch } = useQuery({
    ...calendarChangesQuery(useTransport(), hotelId, of ?? {}),
    enabled: isOpen,
  });
  const kinds = { save: null, put: t`by import of a system`, undo: t`undo`, import: t`from a file` };
  const roomsOf = (ids: readonly string[]): string =>
    ids.map((id) => rooms.find((room) => room.id === id)?.name ?? id).join(', ');
  return (
    <SidePanel
      className="cal-panel"
      isOpen={isOpen}
      onClose={onClose}
      closeLabel={t`Close`}
      title={<Trans>What was changed</Trans>}
    >
      {of && (
        <p className="muted">{joinParts(language, [roomsOf([of.room]), formatDay(language, of.night, 'brief')])}</p>
      )}
      {!data && !isError && <Skeleton height="160px" />}
      {isError && (
        <p role="alert">
          <Trans>No answer.</Trans>{' '}
          <Button size="s" onClick={() => void refetch()}>
            <Trans>Try again</Trans>
          </Button>
        </p>
      )}
      {data?.changes.length === 0 && (
        <p className="muted">
          <Trans>Nothing was changed since changes are written down.</Trans>
        </p>
      )}
      <ul className="change-list">
        {data?.changes.map(({ changeId, who, whoKind, at, name, kind, nights, from, to, rooms: ids, undoneBy }) => {
          const [begin, end] = formatSpan(language, [from, to], 'brief');
          return (
            <li key={changeId}>
              <div>
                <b>
                  {name ?? <Plural value={nights} one="# night" other="# nights" />}
                  {kinds[kind] && `, ${kinds[kind]}`}
                </b>
                <small>
                  {from === to ? begin : `${begin} – ${end}`}
                  {ids.length > 0 && `, ${roomsOf(ids)}`}
                </small>
                <small>
                  {whoOf({ who, whoKind })}, {writeMoment({ language, timeZone, today }, at)}
                </small>
              </div>
              {undoneBy.length > 0 ? (
                <span className="muted">
                  <Trans>undone</Trans>
                </span>
              ) : (
                mayEdit && (
                  <Button
                    size="s"
                    isDisabled={saving.undoing.isPending}
                    onClick={() => {
                      onClose();
                      saving.undoing.undo(changeId);
                    }}
                  >
                    <Trans>Undo</Trans>
                  </Button>
                )
              )}
            </li>
          );
        })}
      </ul>
    </SidePanel>
  );
}
