import { useLingui } from '@lingui/react';
import { useEffect } from 'react';
import { pageTitle } from '../../app/page/page-title.ts';
import type { Screen } from '../../app/page/screen.ts';

/** The window's title and the body's class follow every navigation. */
export function usePageHead(hotelName: string | undefined, route: Screen | null): void {
  const { i18n } = useLingui();
  useEffect(() => {
    document.title = pageTitle(i18n, hotelName, route);
    document.body.className = route?.bodyClass ?? '';
  }, [i18n, hotelName, route]);
}
