import { Trans, useLingui } from '@lingui/react/macro';
import { RefusedCall } from '@stayfront/contract/call';
import { translateHouse } from '@stayfront/contract/desk/house/texts';
import type { TextLanguage } from '@stayfront/rules/house-draft/list-texts';
import { Button } from '@stayfront/ui/parts/button.tsx';
import { useMutation } from '@tanstack/react-query';
import { Languages } from 'lucide-react';
import { useTransport } from '../../../app/data/transport.tsx';
import { useDesk } from '../../../app/page/desk-context.tsx';
import { languageName } from '../../reservation/language-name.ts';
import type { HouseNow } from '../house-store.ts';
import { outdatedOf } from '../texts-of.ts';
import { useField } from '../use-field.ts';
import { useHouseNow, useHouseStore } from '../use-house-store.ts';
import { StillFits } from './still-fits.tsx';

interface TranslationHelpProps {
  /** Of the text, without a language. */
  at: string;
  original: TextLanguage;
  language: TextLanguage;
}

const canTranslate = ({ house }: HouseNow): boolean => house.canTranslate;

/** Below a translation: that its original has been written anew, and a first draft by machine where one is plugged in. */
export function TranslationHelp({ at, original, language }: TranslationHelpProps) {
  const { t } = useLingui();
  const { hotelId } = useDesk();
  const transport = useTransport();
  const store = useHouseStore();
  const source = useField<string>(`${at}/${original}`);
  const text = useField<string>(`${at}/${language}`);
  const isOutdated = useHouseNow(outdatedOf).get(language)?.includes(at) ?? false;
  const isPluggedIn = useHouseNow(canTranslate);
  const translating = useMutation({
    mutationFn: async () => {
      // What is translated is what stands in the draft.
      await store.send();
      const answer = await transport(translateHouse, {
        params: { hotelId },
        query: {},
        body: { to: language, paths: [at] },
      });
      return answer.texts[0]?.proposed ?? '';
    },
    onSuccess: (proposed) => text.change(proposed),
  });
  const isEmpty = (text.value ?? '').trim() === '';
  const isOffered = isPluggedIn && !text.isReadOnly && (source.value ?? '').trim() !== '' && (isEmpty || isOutdated);
  const code = translating.error instanceof RefusedCall ? translating.error.problem.code : null;
  if (!isOutdated && !isOffered && translating.isIdle) return null;
  return (
    <div className="house-texts__help">
      {isOutdated && (
        <p className="hint">
          <Trans>The original has been written anew since.</Trans>
        </p>
      )}
      {isOutdated && !text.isReadOnly && <StillFits at={at} language={language} />}
      {isOffered && (
        <Button
          size="s"
          isWaiting={translating.isPending}
          waitingLabel={t`One moment`}
          onClick={() => translating.mutate()}
        >
          <Languages className="ic ic-s" aria-hidden /> {t`Translate into ${languageName(language)}`}
        </Button>
      )}
      <p className="hint" role="status">
        {translating.error &&
          (code === 'translation.failed' || code === 'translation.none' ? (
            <Trans>The translation did not succeed. Write it yourself, or try again.</Trans>
          ) : (
            <Trans>Nobody answers. Try again.</Trans>
          ))}
        {translating.isSuccess && !isEmpty && <Trans>Translated by machine. Read it before you publish.</Trans>}
      </p>
    </div>
  );
}
