import type { I18n } from '@lingui/core';
import { msg } from '@lingui/core/macro';
import type { Screen } from './screen.ts';

const notFoundTitle = msg`Page not found`;

/** The name of the property or the chain, a separator, and the page's own title. */
export function pageTitle(i18n: I18n, hotelName: string | undefined, route: Pick<Screen, 'title'> | null): string {
  const title = i18n._(route?.title ?? notFoundTitle);
  return hotelName ? `${hotelName} · ${title}` : title;
}
