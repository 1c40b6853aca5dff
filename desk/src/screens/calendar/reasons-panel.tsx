import { Plural, Trans, useLingui } from '@lingui/react/macro';
import { getCalendarReasons, type CalendarLift } from '@stayfront/contract/desk/calendar/reasons';
import { stayDate } from '@stayfront/rules/stay/stay-date';
import { formatMoney } from '@stayfront/ui/formats/format-money.ts';
import { formatSpan } from '@stayfront/ui/formats/format-span.ts';
import { Button } from '@stayfront/ui/parts/button.tsx';
import { SidePanel } from '@stayfront/ui/parts/side-panel.tsx';
import { Skeleton } from '@stayfront/ui/parts/skeleton.tsx';
import { useQuery } from '@tanstack/react-query';
import { ExternalLink } from 'lucide-react';
import { useTransport } from '../../app/data/transport.tsx';
import { useDesk, useHouse } from '../../app/page/desk-context.tsx';
import { useReasonWords } from '../../features/stay/use-reason-words.ts';
import type { Looking } from '../../features/calendar/act-on-range.ts';
import { dateAt } from '../../features/calendar/columns.ts';
import { rectOf, type Place, type Selection } from '../../features/calendar/range.ts';
import { receivedChanges } from '../../features/calendar/sent-edits.ts';
import { rateRowId } from '../../features/calendar/sheet.ts';
import type { Calendar } from './use-calendar.ts';

interface ReasonsPanelProps {
  isOpen: boolean;
  calendar: Calendar;
  looking: Looking;
  selection: Selection;
  onClose: () => void;
  onShow: (place: Place) => void;
}

/** Why guests cannot book a stay over the nights that are chosen, by the engine’s own reasons, and what lifts each. */
export function ReasonsPanel({ isOpen, calendar, looking, selection, onClose, onShow }: ReasonsPanelProps) {
  const { t } = useLingui();
  const { hotelId, language } = useDesk();
  const { ratePlans } = useHouse();
  const transport = useTransport();
  const reasonWords = useReasonWords();
  const { sheet, rows, columns, today } = looking;
  const row = rows[selection.anchor.row];
  const { first, last } = rectOf(selection);
  const arrival = dateAt(columns, first);
  const nights = Math.min(60, last - first + 1);
  const room = row && row.kind !== 'house' ? row.roomId : null;
  const isPast = arrival < today;
  const { data, isError } = useQuery({
    queryKey: ['calendar', hotelId, arrival, dateAt(columns, last), 'reasons', room, nights],
    queryFn: ({ signal }) =>
      transport(
        getCalendarReasons,
        {
          params: { hotelId },
          query: { room: room ?? '', arrival: stayDate(arrival), nights, nbChildren: 0, nbInfants: 0 },
          body: undefined,
        },
        { signal },
      ),
    enabled: isOpen && room !== null && !isPast,
    staleTime: 0,
  });
  const [from, to] = formatSpan(language, [arrival, data?.departure ?? arrival], 'brief');
  const roomName = room === null ? '' : row && 'roomName' in row ? row.roomName : row && 'name' in row ? row.name : '';
  const lift = ({ kind, edits = [] }: CalendarLift, ratePlanId: string) => {
    if (!calendar.mayEdit) return null;
    if (kind === 'edit' && edits.length > 0)
      return (
        <Button
          size="s"
          onClick={() => {
            calendar.change(receivedChanges(edits));
            onClose();
          }}
        >
          <Trans>Lift it</Trans>
        </Button>
      );
    const wanted = kind === 'stock' ? room : kind === 'price' && room !== null ? rateRowId(room, ratePlanId) : null;
    const place = rows.findIndex(({ id }) => id === wanted);
    if (wanted === null || place < 0) return null;
    return (
      <Button size="s" onClick={() => onShow({ row: place, col: first })}>
        {kind === 'stock' ? <Trans>Go to its rooms</Trans> : <Trans>Go to its price</Trans>}
      </Button>
    );
  };
  return (
    <SidePanel
      className="cal-panel"
      isOpen={isOpen}
      onClose={onClose}
      closeLabel={t`Close`}
      title={<Trans>What a guest sees</Trans>}
      foot={
        data && (
          <a className="btn btn-1" href={data.guestPage} target="_blank" rel="noopener">
            <span className="btn__label">
              <Trans>Open the guest’s page</Trans> <ExternalLink className="ic ic-s" aria-hidden />
            </span>
          </a>
        )
      }
    >
      {isPast || room === null ? (
        <p className="muted">
          <Trans>Choose nights of a room that are still to come.</Trans>
        </p>
      ) : isError ? (
        <p role="alert">
          <Trans>No answer.</Trans>
        </p>
      ) : data ? (
        <>
          <p>
            <b>{roomName}</b>
            <br />
            {from} – {to}, <Plural value={data.nbAdults} one="# adult" other="# adults" />,{' '}
            <Plural value={data.left} one="# room left" other="# rooms left" />
          </p>
          <ul className="reason-list">
            {data.rates.map(({ ratePlanId, total, reasons }) => (
              <li key={ratePlanId}>
                <div className="reason-list__head">
                  <b>{ratePlans.find(({ id }) => id === ratePlanId)?.name ?? ratePlanId}</b>
                  {total === null ? (
                    <span className="guests-see__none">{t`not offered`}</span>
                  ) : (
                    <span>{formatMoney(language, total, sheet.currency, 'search')}</span>
                  )}
                </div>
                {reasons.map(({ why, lift: by }, place) => (
                  <div key={`${why.code} ${place}`} className="reason-list__why">
                    <span>{reasonWords(why)}</span>
                    {lift(by, ratePlanId)}
                  </div>
                ))}
              </li>
            ))}
          </ul>
        </>
      ) : (
        <Skeleton height="160px" />
      )}
    </SidePanel>
  );
}
