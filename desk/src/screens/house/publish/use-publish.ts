import { useLingui } from '@lingui/react/macro';
import { RefusedCall } from '@stayfront/contract/call';
import { discardHouse } from '@stayfront/contract/desk/house/draft';
import type { Problem } from '@stayfront/contract/problem';
import { publishHouse } from '@stayfront/contract/desk/house/versions';
import { useMutation } from '@tanstack/react-query';
import { useState } from 'react';
import { useTransport } from '../../../app/data/transport.tsx';
import { useRequestKey } from '../../../app/data/use-request-key.ts';
import { useDesk } from '../../../app/page/desk-context.tsx';
import { useDone } from '../../../features/frame/undos.tsx';
import { useHouseStore } from '../../../features/house/use-house-store.ts';
import { useReadHouseAgain } from '../../../features/house/use-read-house-again.ts';
import { useTakeDraft } from '../../../features/house/use-take-draft.ts';

/** Why nothing was published; null: nobody answered. */
export type PublishRefusal = { readonly problem: Problem | null };

/** Publishing, and throwing away, what was looked at. */
export function usePublish() {
  const { t } = useLingui();
  const { hotelId } = useDesk();
  const transport = useTransport();
  const tell = useDone();
  const store = useHouseStore();
  const takeDraft = useTakeDraft();
  const readAgain = useReadHouseAgain();
  const { keyOf, done } = useRequestKey();
  const [refusal, setRefusal] = useState<PublishRefusal | null>(null);
  const noteRefusal = (error: unknown): void => {
    setRefusal({ problem: error instanceof RefusedCall ? error.problem : null });
    // What it was refused for is in the draft as it is now.
    readAgain();
  };
  const publishing = useMutation({
    mutationFn: async (paths: readonly string[] | null) => {
      const { number } = store.get().house.draft;
      const body = { number, ...(paths === null ? {} : { paths: [...paths] }) };
      return transport(publishHouse, { params: { hotelId }, query: {}, body }, { idempotencyKey: keyOf(body) });
    },
    onMutate: () => setRefusal(null),
    onSuccess: ({ version }) => {
      done();
      readAgain();
      tell({ text: t`Version ${version.version} is live. Guests see it from now on.` });
    },
    onError: noteRefusal,
  });
  const discarding = useMutation({
    mutationFn: async (paths: readonly string[] | null) => {
      const { number } = store.get().house.draft;
      const body = { number, ...(paths === null ? {} : { paths: [...paths] }) };
      return transport(discardHouse, { params: { hotelId }, query: {}, body });
    },
    onMutate: () => setRefusal(null),
    onSuccess: ({ draft, discarded }) => {
      takeDraft(draft);
      tell({
        text: t`Discarded: what guests see stands there again`,
        undo: () => store.type(discarded, performance.now()),
      });
    },
    onError: noteRefusal,
  });
  return { publishing, discarding, refusal, forget: () => setRefusal(null) };
}
