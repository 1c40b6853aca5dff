import { fetchPart } from '@stayfront/ui/parts/fetch-part.ts';
import { lazy, useState, type ComponentType } from 'react';

type Come = { readonly default: ComponentType };

/** What draws a screen: a file of its own, fetched when the screen is opened or ahead of it. */
export type ScreenPart = { readonly Part: ComponentType; readonly fetchAhead: () => Promise<unknown> };

/**
 * What was fetched ahead is drawn without waiting. The page that the server drew is so taken over in one piece: were its
 * screen still on its way, news or a pressed key could change it before, and React would throw it away and draw it anew.
 */
export function screenPart(load: () => Promise<Come>): ScreenPart {
  let come: Come | undefined;
  const fetchAhead = async (): Promise<Come> => (come ??= await fetchPart(load));
  const Waited = lazy(fetchAhead);
  const Part = () => {
    // Chosen once: a screen that has been waited for is not drawn anew by being there.
    const [Drawn] = useState(() => come?.default ?? Waited);
    return <Drawn />;
  };
  return { Part, fetchAhead };
}
