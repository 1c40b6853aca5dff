import { keepSecret } from '@stayfront/server/platform/secret/keep-secret';
import { picturesIn } from '@stayfront/server/property/picture/pictures-in';
import { openPictureStore } from '@stayfront/server/property/picture/open-picture-store';
import type { Settings } from '@stayfront/server/app/settings';

/** All that is kept: the database, the pictures, and the secret that opens them. */
export const keptDeps = async (databaseUrl: string, { secret, dataDir, picturesUrl }: Settings) => ({
  databaseUrl,
  secret: secret ?? (await keepSecret(dataDir)),
  pictureDir: picturesIn(dataDir),
  pictureStore: openPictureStore(picturesUrl, Date.now),
});
