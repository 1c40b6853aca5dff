import { Suspense, type ReactNode } from 'react';
import { withLaterTexts } from '../../i18n/with-later-texts.ts';
import { lazyPart } from '../../page/lazy-part.ts';
import { LostPartError } from '../../page/lost-part-error.ts';
import { Boundary } from '../../parts/boundary.tsx';
import { TryAgain } from './try-again.tsx';

const PageFailed = lazyPart(() => withLaterTexts(import('./page-failed.tsx')));

interface RescueProps {
  children: ReactNode;
  place?: string;
  /** There is a page around it, with its main part. */
  isInside?: boolean;
}

/**
 * What fails and cannot be done without: instead of a blank page there is a way on. A part that did not come is the
 * network's doing; whatever else happens is ours, and the guest's connection is not to blame.
 */
export function Rescue({ children, place, isInside }: RescueProps) {
  const instead = (error: unknown): ReactNode => {
    const unreached = <TryAgain onRetry={beginAgain} />;
    const said =
      error instanceof LostPartError ? (
        unreached
      ) : (
        // Few ever see it, so it is fetched then. Where it does not come the network is gone as well.
        <Boundary instead={() => unreached}>
          <Suspense>
            <PageFailed onReload={beginAgain} />
          </Suspense>
        </Boundary>
      );
    return isInside ? said : <main id="main">{said}</main>;
  };
  return (
    <Boundary place={place} instead={instead}>
      {children}
    </Boundary>
  );
}

/** Browsers remember that a file did not come; a new page asks for it again. Without a network it would be theirs. */
function beginAgain(): void {
  if (navigator.onLine) location.reload();
  else addEventListener('online', () => location.reload(), { once: true });
}
