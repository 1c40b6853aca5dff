import type { HotelConfig } from '@stayfront/contract/hotel';
import type { DraftMessage } from '@stayfront/contract/house-preview';
import { readyMessage, type LookMessage } from '@stayfront/contract/look-preview';
import type { QueryClient } from '@tanstack/react-query';
import { allFamilies } from '@stayfront/ui/theme/fonts.ts';
import { themeCss } from './theme-css.ts';

/**
 * This page stands beside a form of the desk and follows what is being chosen there, before anything is saved: the look,
 * or the draft of the house. It hears the page around it and nobody else, and only if that is one of ours.
 */
export function followDesk(queryClient: QueryClient): void {
  const sheet = new CSSStyleSheet();
  document.adoptedStyleSheets.push(sheet);
  const wear = (theme: HotelConfig['theme']): void => {
    sheet.replaceSync(themeCss(theme));
    document.documentElement.dataset['mode'] = theme.isDarkMode ? 'dark' : 'light';
  };
  let [isAsking, isOld] = [false, false];
  /** Once at a time, and once more for all that was typed meanwhile: whoever types fast sees it grow. */
  const askAnew = async (hotelId: number): Promise<void> => {
    isOld = true;
    if (isAsking) return;
    isAsking = true;
    while (isOld) {
      isOld = false;
      await queryClient.invalidateQueries();
      const config = queryClient.getQueryData<HotelConfig>(['config', hotelId]);
      if (config) wear(config.theme);
    }
    isAsking = false;
  };
  addEventListener('message', ({ origin, source, data }: MessageEvent<unknown>) => {
    if (origin !== location.origin || source !== parent) return;
    if (isDraft(data)) void askAnew(data.hotelId);
    else if (isLook(data)) {
      const { hotelId, theme } = data;
      wear(theme);
      queryClient.setQueryData<HotelConfig>(['config', hotelId], (config) => config && { ...config, theme });
    }
  });
  parent.postMessage(readyMessage, location.origin);
}

const isDraft = (said: unknown): said is DraftMessage =>
  typeof said === 'object' && said !== null && 'kind' in said && said.kind === 'stayfront-draft';

function isLook(said: unknown): said is LookMessage {
  if (typeof said !== 'object' || said === null || !('kind' in said) || said.kind !== 'stayfront-look') return false;
  const { theme } = said as LookMessage;
  const families = [theme.fontFamilyPrimary, theme.fontFamilyBtn, theme.fontFamilyTitle];
  return /^#[0-9a-f]{6}([0-9a-f]{2})?$/i.test(theme.colorBtnBg) && families.every((one) => allFamilies.includes(one));
}
