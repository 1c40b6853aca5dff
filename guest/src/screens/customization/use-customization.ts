import { useLingui } from '@lingui/react/macro';
import type { CustomizationState } from '@stayfront/contract/customization';
import { checkContrast } from '@stayfront/rules/look/check-contrast';
import { useQueryClient } from '@tanstack/react-query';
import { CircleCheck } from 'lucide-react';
import { useEffect, useState } from 'react';
import { customizationQuery } from '../../app/data/customization-query.ts';
import { useTransport } from '../../app/data/transport.tsx';
import { useResetCustomization } from '../../app/data/use-reset-customization.ts';
import { useSaveCustomization } from '../../app/data/use-save-customization.ts';
import { useToasts } from '@stayfront/ui/parts/toasts.tsx';
import type { Trouble } from './save-trouble.tsx';
import { troubleOf } from './trouble-of.ts';
import { changeDelay, useDraft } from './use-draft.ts';
import { useLater } from './use-later.ts';

const reloadDelay = 1000;

/** Everything that can be done with a look: change, save, load again, go back to the first. */
export function useCustomization(hotelId: number, first: CustomizationState) {
  const { t } = useLingui();
  const toast = useToasts();
  const queryClient = useQueryClient();
  const query = customizationQuery(useTransport(), hotelId);
  const look = useDraft(first);
  const later = useLater();
  const [trouble, setTrouble] = useState<Trouble | null>(null);
  const [isReloading, setIsReloading] = useState(false);
  const saving = useSaveCustomization(hotelId);
  const resetting = useResetCustomization(hotelId);
  const { isChanged } = look;
  const isReadable = checkContrast(look.draft.colorBtnBg).isReadable;

  useEffect(() => {
    if (!isChanged) return;
    const warn = (event: BeforeUnloadEvent) => event.preventDefault();
    addEventListener('beforeunload', warn);
    return () => removeEventListener('beforeunload', warn);
  }, [isChanged]);

  const settle = (state: CustomizationState, delay: number) => {
    setTrouble(null);
    queryClient.setQueryData(query.queryKey, state);
    look.take(state, delay);
  };
  const save = (version = look.saved.version) =>
    saving.mutate(
      { version, customization: look.draft },
      {
        onSuccess: (state) => {
          settle(state, 0);
          toast({ text: t`Saved. Guests see it from now on.`, icon: CircleCheck });
        },
        onError: (error) => setTrouble(troubleOf(error)),
      },
    );
  const load = async (): Promise<CustomizationState | null> => {
    try {
      return await queryClient.query({ ...query, staleTime: 0 });
    } catch (error) {
      setTrouble(troubleOf(error));
      return null;
    }
  };
  return {
    ...look,
    isReadable,
    trouble,
    isSaving: saving.isPending,
    isReloading,
    isResetting: resetting.isPending,
    noteSignedOut: () => setTrouble('signed-out'),
    save: () => save(),
    /** Over what somebody else has saved meanwhile. */
    async saveOver() {
      const theirs = await load();
      if (!theirs) return;
      look.rebase(theirs);
      save(theirs.version);
    },
    /** Once, however often it is pressed. */
    reload() {
      setIsReloading(true);
      later(reloadDelay, () => {
        void load().then((state) => {
          setIsReloading(false);
          if (state) settle(state, 0);
        });
      });
    },
    reset(onDone: () => void) {
      resetting.mutate(undefined, {
        onSuccess: (state) => settle(state, changeDelay),
        onError: (error) => setTrouble(troubleOf(error)),
        onSettled: onDone,
      });
    },
  };
}
