import type { Db } from '@stayfront/server/platform/db/open-database';
import { listPictureSources } from '@stayfront/server/property/hotel/list-picture-sources';
import { makeVariant } from '@stayfront/server/property/picture/make-variant';
import type { PictureStore } from '@stayfront/server/property/picture/picture-store';
import { variantsOf } from '@stayfront/server/property/picture/variants';

/**
 * Makes every size of every picture ahead of the first guest who wants it, one at a time, while the server already
 * answers. A guest who is faster gets the picture made on the spot.
 */
export function makePicturesReady(
  db: Db,
  pictureDir: string,
  store: PictureStore | undefined,
): { stop(): Promise<void> } {
  let isStopped = false;
  const work = async (): Promise<void> => {
    for (const sourceHash of await listPictureSources(db))
      for (const name of variantsOf(sourceHash)) {
        if (isStopped) return;
        await makeVariant(pictureDir, name, store);
      }
  };
  // A picture that cannot be made now is made, or fails, when it is asked for; it must not take the server down.
  const done = work().catch(() => {});
  return {
    stop() {
      isStopped = true;
      return done;
    },
  };
}
