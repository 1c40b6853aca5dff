import { useLingui } from '@lingui/react/macro';
import { RefusedCall } from '@stayfront/contract/call';
import { useMutation, useQueryClient } from '@tanstack/react-query';
import { useDesk, useHouse } from '../../app/page/desk-context.tsx';
import { useDone } from '../../features/frame/undos.tsx';

interface PersonChange {
  email: string;
  change: () => Promise<unknown>;
  done: string;
  onDone: () => void;
}

/** Does something to a person, and says why not where it is refused. What was shown is read again either way. */
export function usePersonChange({ email, change, done, onDone }: PersonChange) {
  const { t } = useLingui();
  const { hotelId } = useDesk();
  const { who } = useHouse();
  const client = useQueryClient();
  const tell = useDone();
  const changing = useMutation({
    mutationFn: change,
    onSuccess: () => {
      // Who has changed themself may see another desk, or none: a document of its own asks the server.
      if (email.toLowerCase() === who.by.toLowerCase()) return window.location.assign(`/${hotelId}/desk`);
      tell({ text: done });
      onDone();
    },
    onSettled: () => Promise.all(['people', 'changes'].map((name) => client.invalidateQueries({ queryKey: [name] }))),
  });
  const { error } = changing;
  const code = error instanceof RefusedCall ? error.problem.code : null;
  const trouble =
    code === 'person.last_owner'
      ? t`This is the last owner. Make somebody else an owner first.`
      : code === 'person.unknown'
        ? t`Somebody else has removed this person meanwhile.`
        : code === 'operator.role'
          ? t`You are no owner any more, so this is not yours to change.`
          : error
            ? t`Nothing was changed: no answer. Look at your connection and try again.`
            : null;
  return { trouble, isWaiting: changing.isPending, go: () => changing.mutate() };
}
