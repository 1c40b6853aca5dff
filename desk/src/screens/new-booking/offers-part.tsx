import { Plural, Trans } from '@lingui/react/macro';
import { RefusedCall } from '@stayfront/contract/call';
import type { DeskOffers } from '@stayfront/contract/desk/search';
import { Alert } from '@stayfront/ui/parts/alert.tsx';
import { Button } from '@stayfront/ui/parts/button.tsx';
import { classes } from '@stayfront/ui/parts/classes.ts';
import { Skeleton } from '@stayfront/ui/parts/skeleton.tsx';
import { OfferMatrix } from './offer-matrix.tsx';
import { useAskRefusal } from './use-ask-refusal.ts';
import '../../parts/section.css';

interface OffersPartProps {
  offers: DeskOffers | undefined;
  error: Error | null;
  /** What is shown was asked for before, and the answer is on its way. */
  isOld: boolean;
  chosen: string | null;
  onChoose: (roomId: string, ratePlanId: string) => void;
  onAgain: () => void;
}

/** What is free for what was asked, or why that cannot be said. */
export function OffersPart({ offers, error, isOld, chosen, onChoose, onAgain }: OffersPartProps) {
  const refusalWords = useAskRefusal();
  if (error instanceof RefusedCall) return <Alert tone="warn">{refusalWords(error.problem)}</Alert>;
  const trouble = error && (
    <Alert tone="warn" isLive>
      <Trans>No answer: what is free could not be read.</Trans>{' '}
      <Button kind="quiet" onClick={onAgain}>
        <Trans>Try again</Trans>
      </Button>
    </Alert>
  );
  if (!offers) return trouble ?? <OffersWaiting />;
  const free = offers.rooms.map(({ left, offers: all }) =>
    left > 0 ? all.filter(({ product, reasons }) => product && reasons.length === 0).length : 0,
  );
  const rooms = free.filter((count) => count > 0).length;
  const all = free.reduce((sum, count) => sum + count, 0);
  return (
    <section aria-labelledby="free-title" aria-busy={isOld || undefined} className={classes(isOld && 'is-old')}>
      {trouble}
      <div className="section__head">
        <h2 id="free-title">
          <Trans>What is free</Trans>
          <span className="section__count" aria-live="polite">
            <Trans>
              <Plural value={rooms} one="# room" other="# rooms" />,{' '}
              <Plural value={all} one="# offer" other="# offers" />
            </Trans>
          </span>
        </h2>
        <span className="muted cap">
          <Trans>{offers.currency} for the stay, VAT included</Trans>
        </span>
      </div>
      {offers.promotion === null ? null : (
        <p className="muted cap">
          <Trans>
            Promo code {offers.promotion.code}: {offers.promotion.name}
          </Trans>
        </p>
      )}
      <OfferMatrix offers={offers} chosen={chosen} onChoose={onChoose} />
    </section>
  );
}

const OffersWaiting = () => (
  <div aria-hidden>
    <Skeleton width="180px" height="20px" gapAbove="10px" />
    {['a', 'b', 'c', 'd'].map((row) => (
      <Skeleton key={row} height="48px" gapAbove="12px" />
    ))}
  </div>
);
