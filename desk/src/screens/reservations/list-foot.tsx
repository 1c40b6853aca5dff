import { Plural, Trans, useLingui } from '@lingui/react/macro';
import type { ListedReservation } from '@stayfront/contract/desk/listing';
import type { CurrencyCode } from '@stayfront/rules/currency/currencies';
import { Button } from '@stayfront/ui/parts/button.tsx';
import { formatCount } from '@stayfront/ui/formats/format-count.ts';
import { formatMoney } from '@stayfront/ui/formats/format-money.ts';
import { CornerDownLeft } from 'lucide-react';
import { useEffect, useRef } from 'react';
import { useDesk } from '../../app/page/desk-context.tsx';
import { useDone } from '../../features/frame/undos.tsx';

interface ListFootProps {
  rows: readonly ListedReservation[];
  currency: CurrencyCode;
  /** How many there are in all; null while nobody knows. */
  all: { count: number; isMore: boolean } | null;
  chosen: ReadonlySet<string>;
  onChooseNone: () => void;
  hasMore: boolean;
  isAsking: boolean;
  onMore: () => void;
}

/** What is shown in a line, what was chosen, and the way to what follows, which opens by itself as one comes near. */
export function ListFoot({ rows, currency, all, chosen, onChooseNone, hasMore, isAsking, onMore }: ListFootProps) {
  const { t } = useLingui();
  const { language } = useDesk();
  const tell = useDone();
  const end = useRef<HTMLDivElement>(null);
  useEffect(() => {
    const mark = end.current;
    if (!mark || !hasMore || isAsking || !('IntersectionObserver' in window)) return;
    const seeing = new IntersectionObserver(([entry]) => entry?.isIntersecting && onMore(), { rootMargin: '800px' });
    seeing.observe(mark);
    return () => seeing.disconnect();
  }, [hasMore, isAsking, onMore]);
  const picked = rows.filter(({ reservationId }) => chosen.has(reservationId));
  const sum = (of: readonly ListedReservation[]): string =>
    formatMoney(
      language,
      of.reduce((total, { total: one }) => total + one, 0),
      currency,
    );
  const copy = async (): Promise<void> => {
    await navigator.clipboard.writeText(picked.map(({ reservationId }) => reservationId).join('\n'));
    tell({ text: t`References copied` });
  };
  return (
    <>
      <div ref={end} className="list-end">
        {hasMore && (
          <Button kind="quiet" isWaiting={isAsking} waitingLabel={t`One moment`} onClick={onMore}>
            <Trans>Show more</Trans>
          </Button>
        )}
      </div>
      <footer className="list-foot">
        {picked.length > 0 ? (
          <>
            <span role="status">
              <Plural value={picked.length} one="# chosen" other="# chosen" />, {sum(picked)}
            </span>
            <Button kind="quiet" onClick={() => void copy()}>
              <Trans>Copy references</Trans>
            </Button>
            <Button kind="quiet" onClick={onChooseNone}>
              <Trans>Choose none</Trans>
            </Button>
          </>
        ) : (
          all && (
            <span>
              <Trans>
                {formatCount(language, rows.length)} of {formatCount(language, all.count) + (all.isMore ? '+' : '')},{' '}
                {sum(rows)}
              </Trans>
            </span>
          )
        )}
        <span className="list-foot__keys" aria-hidden>
          <kbd>J</kbd> <kbd>K</kbd> <Trans comment="What the keys J and K do">move</Trans>
          <kbd>
            <CornerDownLeft className="ic ic-xs flip" />
          </kbd>{' '}
          <Trans comment="What the key Enter does">open</Trans>
          <kbd>X</kbd> <Trans comment="What the key X does">choose</Trans>
        </span>
      </footer>
    </>
  );
}
