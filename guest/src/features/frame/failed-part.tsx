import { Suspense } from 'react';
import { withLaterTexts } from '../../app/i18n/with-later-texts.ts';
import { lazyPart } from '@stayfront/ui/parts/lazy-part.ts';
import { LostPartError } from '@stayfront/ui/parts/lost-part-error.ts';
import { Boundary } from '@stayfront/ui/parts/boundary.tsx';
import { TryAgain } from './try-again.tsx';

const PageFailed = lazyPart(() => withLaterTexts(import('./page-failed.tsx')));

/**
 * Stands in place of what failed, with a way on. A part that did not come is the network's doing; whatever else happens
 * is ours, and the guest's connection is not to blame.
 */
export function FailedPart({ error }: { error: unknown }) {
  const unreached = <TryAgain onRetry={beginAgain} />;
  if (error instanceof LostPartError) return unreached;
  // Few ever see it, so it is fetched then. Where it does not come the network is gone as well.
  return (
    <Boundary instead={() => unreached}>
      <Suspense>
        <PageFailed onReload={beginAgain} />
      </Suspense>
    </Boundary>
  );
}

/** Browsers remember that a file did not come; a new page asks for it again. Without a network it would be theirs. */
function beginAgain(): void {
  if (navigator.onLine) location.reload();
  else addEventListener('online', () => location.reload(), { once: true });
}
