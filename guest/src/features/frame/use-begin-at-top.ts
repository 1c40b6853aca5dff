import { useEffect } from 'react';
import { useNavigationType } from 'react-router';
import { focusHeading } from './focus-heading.ts';

/**
 * A step of a page, or one that takes another's place, begins at its top and with its heading as a page of its own does;
 * going back is left to the browser, which remembers where one was.
 */
export function useBeginAtTop(step: string): void {
  const way = useNavigationType();
  useEffect(() => {
    if (way === 'POP') return;
    scrollTo({ top: 0, behavior: 'instant' });
    focusHeading();
  }, [step, way]);
}
