import { npmChromium, type BrowserLaunch } from './npm-chromium.ts';

const NO_PICTURES = '--blink-settings=imagesEnabled=false';

/**
 * To fetch and decode photographs is a quarter of what a page costs, and what most journeys look at is the same without
 * them: each picture's place is as large as before. Who looks at pictures asks for `npmChromium`, and so does the sweep.
 */
export async function chromiumWithoutPictures(): Promise<BrowserLaunch> {
  const launch = await npmChromium();
  return { ...launch, args: [...launch.args, NO_PICTURES] };
}

export const isWithoutPictures = ({ args = [] }: { args?: readonly string[] }): boolean => args.includes(NO_PICTURES);
