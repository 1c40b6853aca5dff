import { Plural, Trans, useLingui } from '@lingui/react/macro';
import { RefusedCall } from '@stayfront/contract/call';
import { undoReservationImport, type ReservationImport } from '@stayfront/contract/desk/imports';
import { systemName } from '@stayfront/rules/reservation-sheet/system-name';
import { Alert } from '@stayfront/ui/parts/alert.tsx';
import { Button } from '@stayfront/ui/parts/button.tsx';
import { Skeleton } from '@stayfront/ui/parts/skeleton.tsx';
import { useMutation, useQuery, useQueryClient } from '@tanstack/react-query';
import { importsQuery } from '../../app/data/moving-queries.ts';
import { useTransport } from '../../app/data/transport.tsx';
import { useDesk } from '../../app/page/desk-context.tsx';
import { NoAnswer } from '../../features/frame/no-answer.tsx';
import { useWhen } from '../../features/reservation/use-when.ts';
import '../../parts/taken-for.css';

/** Files that were brought along, and the way back as long as nothing was done with what they brought. */
export function ImportsList() {
  const { t } = useLingui();
  const { hotelId } = useDesk();
  const { data, error, refetch } = useQuery(importsQuery(useTransport(), hotelId));
  if (error && !data) return <NoAnswer onAgain={() => void refetch()} />;
  if (!data) return <Skeleton height="60px" />;
  if (data.imports.length === 0)
    return (
      <p className="empty-line">
        <Trans>No file was brought along yet.</Trans>
      </p>
    );
  return (
    <div className="import-scroll">
      <table className="taken-table">
        <thead>
          <tr>
            <th scope="col">{t`Brought along`}</th>
            <th scope="col">{t`By`}</th>
            <th scope="col">{t`Undo`}</th>
          </tr>
        </thead>
        <tbody>
          {data.imports.map((one) => (
            <ImportLine key={one.importId} one={one} />
          ))}
        </tbody>
      </table>
    </div>
  );
}

function ImportLine({ one }: { one: ReservationImport }) {
  const { hotelId } = useDesk();
  const transport = useTransport();
  const client = useQueryClient();
  const when = useWhen();
  const { importId, name, system, reservations, undone } = one;
  const undoing = useMutation({
    mutationFn: () => transport(undoReservationImport, { params: { hotelId, importId }, query: {}, body: undefined }),
    onSuccess: () => {
      for (const key of ['imports', 'reservations', 'day', 'calendar', 'outlook'])
        void client.invalidateQueries({ queryKey: [key, hotelId] });
    },
  });
  return (
    <tr>
      <td>
        <b>{name === '' ? (systemName(system) ?? '–') : name}</b>{' '}
        <Plural value={reservations} one="# reservation" other="# reservations" />, {when.full(one.at)}
        {undoing.error && (
          <Alert tone="bad" isLive>
            {undoing.error instanceof RefusedCall ? (
              <Trans>Something was done with some of these since. Cancel them one by one.</Trans>
            ) : (
              <Trans>No answer. Look at your connection and try again.</Trans>
            )}
          </Alert>
        )}
      </td>
      <td>{one.by}</td>
      <td>
        {undone ? (
          <Trans>taken back by {undone.by}</Trans>
        ) : (
          <Button kind="quiet" isWaiting={undoing.isPending} onClick={() => undoing.mutate()}>
            <Trans>Take {name} back</Trans>
          </Button>
        )}
      </td>
    </tr>
  );
}
