import { useEffect } from 'react';
import { useNavigationType } from 'react-router';

/**
 * A step of a page, or one that takes another's place, begins at its top as a page of its own does; going back is left
 * to the browser, which remembers where one was.
 */
export function useBeginAtTop(step: string): void {
  const way = useNavigationType();
  useEffect(() => {
    if (way !== 'POP') scrollTo({ top: 0, behavior: 'instant' });
  }, [step, way]);
}
