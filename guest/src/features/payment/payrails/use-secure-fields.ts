import { useLingui } from '@lingui/react/macro';
import { useEffect, useRef, useState } from 'react';
import { useVisit } from '../../../app/flow/visit.tsx';
import type { CardAsks } from '../payment-part.ts';
import { cardFields, noStates, type CardField, type FieldStates } from './card-fields.ts';
import { openSecureFields, type SecureFields } from './open-secure-fields.ts';
import { readSession } from './read-session.ts';
import type { useCardTexts } from './use-card-texts.ts';
import { usePayrails } from './use-payrails.ts';

type Wish = {
  readonly open: CardAsks['open'];
  readonly places: Readonly<Record<CardField, string>>;
  readonly texts: ReturnType<typeof useCardTexts>;
  onFailed(error: Error): void;
};

/**
 * The provider's card fields and how they are doing. They are made anew when the language or the light changes: what
 * stands in a frame cannot be repainted from outside.
 */
export function useSecureFields(wish: Wish) {
  const { t } = useLingui();
  const { language, mode } = useVisit();
  const start = usePayrails();
  const { open: begin } = wish;
  const [states, setStates] = useState<FieldStates>(noStates);
  const [ready, setReady] = useState<ReadonlySet<CardField>>(new Set());
  const fields = useRef<SecureFields>(null);
  const latest = useRef(wish);
  useEffect(() => {
    latest.current = wish;
  });

  useEffect(() => {
    const left = new AbortController();
    const { signal } = left;
    const open = async (): Promise<void> => {
      const { data } = await begin(signal);
      const session = data ? readSession(data) : null;
      if (!session) throw new Error(t`Payrails configuration is required but not provided`);
      const client = await start(session);
      if (signal.aborted) return;
      const { places, texts } = latest.current;
      fields.current = await openSecureFields(client, {
        places,
        texts,
        signal,
        onChange: (field, change) => setStates((all) => ({ ...all, [field]: { ...all[field], ...change } })),
        onReady: (field) => setReady((all) => new Set([...all, field])),
      });
    };
    open().catch((error: unknown) => {
      if (!signal.aborted) latest.current.onFailed(error instanceof Error ? error : new Error(String(error)));
    });
    return () => {
      left.abort();
      fields.current?.close();
      fields.current = null;
      setStates(noStates);
      setReady(new Set());
    };
  }, [begin, start, language, mode, t]);

  return {
    states,
    isReady: ready.size === cardFields.length,
    focus: (field: CardField) => fields.current?.focus(field),
    /** What the provider calls the card that was typed. */
    async collect(): Promise<string> {
      if (!fields.current) throw new Error(t`Payrails not initialized`);
      try {
        return await fields.current.tokenize();
      } catch (cause) {
        throw new Error(t`Failed to collect card data`, { cause });
      }
    },
  };
}
