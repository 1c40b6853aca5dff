import { useLingui } from '@lingui/react/macro';
import { RefusedCall } from '@stayfront/contract/call';
import { importHouse } from '@stayfront/contract/desk/house/file';
import type { Problem } from '@stayfront/contract/problem';
import { compareDocuments } from '@stayfront/rules/house-draft/compare-documents';
import { isFields, type Fields } from '@stayfront/rules/house-draft/fields';
import { useMutation } from '@tanstack/react-query';
import { useState } from 'react';
import { useTransport } from '../../../app/data/transport.tsx';
import { useDesk } from '../../../app/page/desk-context.tsx';
import { useDone } from '../../../features/frame/undos.tsx';
import { useHouseStore } from '../../../features/house/use-house-store.ts';
import { useTakeDraft } from '../../../features/house/use-take-draft.ts';

/** Why a file was not taken: it is none of ours, it is faulty, or nobody answered. */
export type ImportTrouble =
  | { readonly kind: 'not-json' | 'no-answer' }
  | { readonly kind: 'refused'; readonly problem: Problem };

/** Takes a file of a house as the draft. What was in the draft before can be had back. */
export function useImportHouse() {
  const { t } = useLingui();
  const { hotelId } = useDesk();
  const transport = useTransport();
  const tell = useDone();
  const store = useHouseStore();
  const takeDraft = useTakeDraft();
  const [trouble, setTrouble] = useState<ImportTrouble | null>(null);
  const importing = useMutation({
    mutationFn: async (document: Fields) => {
      await store.send();
      const before = store.get().document;
      const body = { number: store.get().house.draft.number, document };
      const { draft } = await transport(importHouse, { params: { hotelId }, query: {}, body });
      return { draft, before };
    },
    onMutate: () => setTrouble(null),
    onSuccess: ({ draft, before }) => {
      takeDraft(draft);
      tell({
        text: t`The file is the draft now`,
        undo: () => store.type(compareDocuments(store.get().document, before), performance.now()),
      });
    },
    onError: (error) =>
      setTrouble(error instanceof RefusedCall ? { kind: 'refused', problem: error.problem } : { kind: 'no-answer' }),
  });
  const take = async (file: File): Promise<void> => {
    const document = readJson(await file.text());
    if (isFields(document)) importing.mutate(document);
    else setTrouble({ kind: 'not-json' });
  };
  return { importing, take, trouble };
}

function readJson(text: string): unknown {
  try {
    return JSON.parse(text) as unknown;
  } catch {
    return null; // whatever it is, it is no house
  }
}
