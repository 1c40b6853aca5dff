import { npmChromium, type BrowserLaunch } from './npm-chromium.ts';

const NO_PICTURES = '--blink-settings=imagesEnabled=false';

/** A page of a journey is over before what a browser translates twice and three times to be faster has paid for itself. */
const NO_SECOND_COMPILER = '--js-flags=--no-maglev --no-opt';

/**
 * To fetch and decode photographs is a quarter of what a page costs, and what most journeys look at is the same without
 * them: each picture's place is as large as before. Who looks at pictures asks for `npmChromium`, and so does the sweep.
 */
export async function chromiumWithoutPictures(): Promise<BrowserLaunch> {
  const launch = await npmChromium();
  return { ...launch, args: [...launch.args, NO_PICTURES, NO_SECOND_COMPILER] };
}

export const isWithoutPictures = ({ args = [] }: { args?: readonly string[] }): boolean => args.includes(NO_PICTURES);
