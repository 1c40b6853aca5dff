import { Plural, Trans, useLingui } from '@lingui/react/macro';
import { previewCalendar } from '@stayfront/contract/desk/calendar/preview';
import { formatMoney } from '@stayfront/ui/formats/format-money.ts';
import { formatSpan } from '@stayfront/ui/formats/format-span.ts';
import { Alert } from '@stayfront/ui/parts/alert.tsx';
import { Skeleton } from '@stayfront/ui/parts/skeleton.tsx';
import { useQuery } from '@tanstack/react-query';
import { useTransport } from '../../app/data/transport.tsx';
import { useDesk, useHouse } from '../../app/page/desk-context.tsx';
import type { Looking } from '../../features/calendar/act-on-range.ts';
import { sentEdits } from '../../features/calendar/sent-edits.ts';
import { useReasonWords } from '../../features/stay/use-reason-words.ts';
import { RefusedNights } from './refused-nights.tsx';

interface GuestsSeeProps {
  looking: Looking;
  pieces: readonly { readonly version: string }[];
}

/** What a guest of two nights would pay, by the engine itself, before and after; and what saving would be refused for. */
export function GuestsSee({ looking: { sheet, edits }, pieces }: GuestsSeeProps) {
  const { t } = useLingui();
  const { hotelId, language } = useDesk();
  const { rooms } = useHouse();
  const transport = useTransport();
  const reasonWords = useReasonWords();
  const version = pieces.reduce((newest, one) => (Number(one.version) > Number(newest) ? one.version : newest), '0');
  const body = { version, edits: sentEdits(sheet, edits) };
  const { data, isError } = useQuery({
    queryKey: ['calendar-preview', hotelId, body],
    queryFn: ({ signal }) => transport(previewCalendar, { params: { hotelId }, query: {}, body }, { signal }),
    staleTime: 0,
    gcTime: 0,
    enabled: body.edits.length > 0,
  });
  const money = (minor: number): string => formatMoney(language, minor, sheet.currency, 'search');
  if (isError)
    return (
      <Alert tone="warn">
        <Trans>What guests would pay cannot be worked out now. Saving works all the same.</Trans>
      </Alert>
    );
  if (!data) return <Skeleton height="96px" gapAbove="24px" />;
  return (
    <>
      {data.belowSold && <RefusedNights refusal={{ kind: 'below-sold', ...data.belowSold }} sheet={sheet} />}
      {data.guarded && <RefusedNights refusal={{ kind: 'guarded', ...data.guarded }} sheet={sheet} />}
      {data.warned && <RefusedNights refusal={{ kind: 'warned', ...data.warned }} sheet={sheet} />}
      {data.guests.length > 0 && (
        <section className="guests-see">
          <h3>
            <Trans>What guests will see</Trans>
          </h3>
          <ul>
            {data.guests.map(({ roomId, arrival, departure, nbAdults, before, after }) => {
              const [from, to] = formatSpan(language, [arrival, departure], 'brief');
              return (
                <li key={`${roomId} ${arrival}`}>
                  <small>
                    {from} – {to}, <Plural value={nbAdults} one="# adult" other="# adults" />
                  </small>
                  <div>
                    <b>{rooms.find(({ id }) => id === roomId)?.name ?? roomId}</b>
                    <span>
                      {before.total !== null && before.total !== after.total && <s>{money(before.total)}</s>}{' '}
                      {after.total === null ? (
                        <span className="guests-see__none">{t`not offered`}</span>
                      ) : (
                        <b>{money(after.total)}</b>
                      )}
                    </span>
                  </div>
                  {after.total === null && <p>{after.reasons.map(reasonWords).join(' ')}</p>}
                </li>
              );
            })}
          </ul>
        </section>
      )}
    </>
  );
}
