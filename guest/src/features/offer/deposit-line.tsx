import { Suspense } from 'react';
import { lazyPart } from '@stayfront/ui/parts/lazy-part.ts';
import { withLaterTexts } from '../../app/i18n/with-later-texts.ts';
import type { DepositWordsProps } from './deposit-words.tsx';

const DepositWords = lazyPart(() => withLaterTexts(import('./deposit-words.tsx')));

/** What is paid now and when the rest. Few rates have it, so it comes apart from the page. */
export function DepositLine(props: DepositWordsProps) {
  return (
    <Suspense fallback={null}>
      <DepositWords {...props} />
    </Suspense>
  );
}
