import { npmChromium, type BrowserLaunch } from './npm-chromium.ts';

/**
 * To fetch and decode photographs is a quarter of what a page costs, and what most journeys look at is the same without
 * them: each picture's place is as large as before. Who looks at pictures asks for `npmChromium`, and so does the sweep.
 */
export async function chromiumWithoutPictures(): Promise<BrowserLaunch> {
  const launch = await npmChromium();
  return { ...launch, args: [...launch.args, '--blink-settings=imagesEnabled=false'] };
}
