import { useLingui } from '@lingui/react/macro';
import type { Customization, CustomizationState } from '@stayfront/contract/customization';
import { checkContrast } from '@stayfront/rules/look/check-contrast';
import { useQueryClient } from '@tanstack/react-query';
import { useEffect, useEffectEvent, useRef, useState } from 'react';
import { customizationQuery } from '../../app/data/customization-query.ts';
import { useTransport } from '../../app/data/transport.tsx';
import { useResetCustomization } from '../../app/data/use-reset-customization.ts';
import { useSaveCustomization } from '../../app/data/use-save-customization.ts';
import { useDone } from '../../features/frame/undos.tsx';
import type { Trouble } from './save-trouble.tsx';
import { troubleOf } from './trouble-of.ts';
import { changeDelay, useDraft } from './use-draft.ts';
import { useLater } from './use-later.ts';

const reloadDelay = 1000;

/** Everything that can be done with a look: change, save, load again, go back to the first. */
export function useLook(hotelId: number, first: CustomizationState) {
  const { t } = useLingui();
  const tell = useDone();
  const queryClient = useQueryClient();
  const query = customizationQuery(useTransport(), hotelId);
  const look = useDraft(hotelId, first);
  const later = useLater();
  const [trouble, setTrouble] = useState<Trouble | null>(null);
  const [isReloading, setIsReloading] = useState(false);
  const saving = useSaveCustomization(hotelId);
  const resetting = useResetCustomization(hotelId);
  const { isChanged } = look;
  const isReadable = checkContrast(look.draft.colorBtnBg).isReadable;

  // Nothing is lost on the way to another room of the desk, and whoever goes there is told so.
  const isLeft = useRef(false);
  useEffect(() => {
    isLeft.current = isChanged;
  }, [isChanged]);
  const said = t`Your changes of the look are not saved. They wait for you there.`;
  const leave = useEffectEvent(() => isLeft.current && tell({ text: said }));
  useEffect(() => () => void leave(), []);

  const settle = (state: CustomizationState, delay: number) => {
    setTrouble(null);
    queryClient.setQueryData(query.queryKey, state);
    look.take(state, delay);
  };
  /** What was saved a moment ago is taken back; what has been chosen since stays. */
  const putBack = (before: Customization, { version, customization }: CustomizationState) =>
    saving.mutate(
      { version, customization: before },
      {
        onSuccess: (state) => {
          setTrouble(null);
          queryClient.setQueryData(query.queryKey, state);
          look.follow(state, customization);
        },
        onError: (error) => setTrouble(troubleOf(error)),
      },
    );
  const save = (version = look.saved.version, before = look.saved.customization) =>
    saving.mutate(
      { version, customization: look.draft },
      {
        onSuccess: (state) => {
          settle(state, 0);
          tell({ text: t`Saved. Guests see it from now on.`, undo: () => putBack(before, state) });
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
      save(theirs.version, theirs.customization);
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
