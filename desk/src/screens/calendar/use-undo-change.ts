import { useLingui } from '@lingui/react/macro';
import { undoCalendarChange } from '@stayfront/contract/desk/calendar/changes';
import { useMutation, useQueryClient } from '@tanstack/react-query';
import { useState } from 'react';
import { useTransport } from '../../app/data/transport.tsx';
import { useRequestKey } from '../../app/data/use-request-key.ts';
import { useDesk } from '../../app/page/desk-context.tsx';
import { useDone } from '../../features/frame/undos.tsx';
import { undoRefusalOf, type UndoRefusal } from './save-refusal.ts';

/** Undoes what was saved, by a new change; that can be undone, too. */
export function useUndoChange() {
  const { t } = useLingui();
  const { hotelId } = useDesk();
  const transport = useTransport();
  const client = useQueryClient();
  const tell = useDone();
  const { keyOf, done } = useRequestKey();
  const [refusal, setRefusal] = useState<UndoRefusal | null>(null);
  const undoing = useMutation({
    mutationFn: ({ changeId, leavesOut }: { changeId: string; leavesOut: boolean }) =>
      transport(
        undoCalendarChange,
        { params: { hotelId, changeId }, query: {}, body: { leavesOut } },
        { idempotencyKey: keyOf({ changeId, leavesOut }) },
      ),
    onSuccess: ({ change }) => {
      done();
      setRefusal(null);
      tell({
        text: t`It is as it was before`,
        undo: () => undoing.mutate({ changeId: change.changeId, leavesOut: false }),
      });
    },
    onError: (error, { changeId }) => setRefusal(undoRefusalOf(error, changeId)),
    onSettled: () =>
      Promise.all(
        ['calendar', 'calendar-changes'].map((name) => client.invalidateQueries({ queryKey: [name, hotelId] })),
      ),
  });
  return {
    isPending: undoing.isPending,
    refusal,
    forget: () => setRefusal(null),
    undo: (changeId: string, leavesOut = false): void => undoing.mutate({ changeId, leavesOut }),
  };
}
