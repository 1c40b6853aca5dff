import { Trans, useLingui } from '@lingui/react/macro';
import { confirmHouseTexts } from '@stayfront/contract/desk/house/texts';
import type { TextLanguage } from '@stayfront/rules/house-draft/list-texts';
import { listTranslations, type KnownTranslation } from '@stayfront/rules/house-draft/find-outdated-texts';
import { Button } from '@stayfront/ui/parts/button.tsx';
import { useMutation } from '@tanstack/react-query';
import { Check } from 'lucide-react';
import { useTransport } from '../../../app/data/transport.tsx';
import { useDesk } from '../../../app/page/desk-context.tsx';
import { useDone } from '../../frame/undos.tsx';
import { languageName } from '../../reservation/language-name.ts';
import { useHouseStore } from '../use-house-store.ts';
import { useTakeDraft } from '../use-take-draft.ts';

interface StillFitsProps {
  /** Of the text, without a language. */
  at: string;
  language: TextLanguage;
}

/** Says of a translation that it is right beside the new original, too; what was said can be taken back. */
export function StillFits({ at, language }: StillFitsProps) {
  const { t } = useLingui();
  const { hotelId } = useDesk();
  const transport = useTransport();
  const store = useHouseStore();
  const take = useTakeDraft();
  const done = useDone();
  const say = async (looked: KnownTranslation, fits: boolean): Promise<void> => {
    const { from: _, ...one } = looked;
    take(await transport(confirmHouseTexts, { params: { hotelId }, query: {}, body: { texts: [one], fits } }));
  };
  const confirming = useMutation({
    mutationFn: async () => {
      // What is confirmed is what stands in the draft.
      await store.send();
      const looked = listTranslations(store.get().document).find((one) => one.path === at && one.language === language);
      if (!looked) return;
      await say(looked, true);
      done({
        text: t`Counts as translated: ${languageName(language)}`,
        undo: () => void say(looked, false).catch(() => done({ text: t`Nobody answers. Try again.` })),
      });
    },
  });
  return (
    <>
      <Button
        size="s"
        isWaiting={confirming.isPending}
        waitingLabel={t`One moment`}
        onClick={() => confirming.mutate()}
      >
        <Check className="ic ic-s" aria-hidden /> <Trans>It still fits</Trans>
      </Button>
      {confirming.isError && (
        <p className="hint" role="status">
          <Trans>Nobody answers. Try again.</Trans>
        </p>
      )}
    </>
  );
}
