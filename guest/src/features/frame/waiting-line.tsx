import { useLingui } from '@lingui/react/macro';
import { useIsFetching } from '@tanstack/react-query';
import { useEffect, useState, useSyncExternalStore } from 'react';
import { partsOnTheirWay, subscribeToParts } from '@stayfront/ui/parts/waiting.ts';
import './waiting-line.css';

/** What comes sooner is no waiting. */
const shownAfter = 500;

/**
 * A line along the top of the window while the next page, or an answer to this one, is on its way over a slow net: the
 * page that is left stays until the next is whole, and would look as if nothing had been pressed.
 */
export function WaitingLine() {
  const parts = useSyncExternalStore(subscribeToParts, partsOnTheirWay, () => 0);
  return useIsFetching() + parts > 0 ? <Line /> : null;
}

function Line() {
  const { t } = useLingui();
  const [isShown, setIsShown] = useState(false);
  useEffect(() => {
    const timer = setTimeout(() => setIsShown(true), shownAfter);
    return () => clearTimeout(timer);
  }, []);
  return isShown ? <div className="waiting-line" role="progressbar" aria-label={t`Please wait`} /> : null;
}
