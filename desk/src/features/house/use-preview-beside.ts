import { useMatches } from '@stayfront/ui/parts/use-matches.ts';
import { usePreviewShown } from './preview-shown.ts';
import { besideForms } from './preview-switch.tsx';

/** Whether the guests' page stands beside forms just now. */
export function usePreviewBeside(): boolean {
  const [isShown] = usePreviewShown();
  const isWide = useMatches(besideForms);
  return isShown && isWide;
}
