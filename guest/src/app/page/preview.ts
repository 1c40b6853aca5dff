import type { HotelConfig } from '@stayfront/contract/hotel';
import { readyMessage, type LookMessage } from '@stayfront/contract/look-preview';
import type { QueryClient } from '@tanstack/react-query';
import { allFamilies } from '@stayfront/ui/theme/fonts.ts';
import { themeCss } from './theme-css.ts';

/**
 * This page stands beside the desk's form for the look and follows what is being chosen there, before anything is saved. It hears
 * the page around it and nobody else, and only if that is one of ours.
 */
export function followLook(queryClient: QueryClient): void {
  const sheet = new CSSStyleSheet();
  document.adoptedStyleSheets.push(sheet);
  addEventListener('message', ({ origin, source, data }: MessageEvent<unknown>) => {
    if (origin !== location.origin || source !== parent || !isLook(data)) return;
    const { hotelId, theme } = data;
    sheet.replaceSync(themeCss(theme));
    document.documentElement.dataset['mode'] = theme.isDarkMode ? 'dark' : 'light';
    queryClient.setQueryData<HotelConfig>(['config', hotelId], (config) => config && { ...config, theme });
  });
  parent.postMessage(readyMessage, location.origin);
}

function isLook(said: unknown): said is LookMessage {
  if (typeof said !== 'object' || said === null || !('kind' in said) || said.kind !== 'stayfront-look') return false;
  const { theme } = said as LookMessage;
  const families = [theme.fontFamilyPrimary, theme.fontFamilyBtn, theme.fontFamilyTitle];
  return /^#[0-9a-f]{6}([0-9a-f]{2})?$/i.test(theme.colorBtnBg) && families.every((one) => allFamilies.includes(one));
}
