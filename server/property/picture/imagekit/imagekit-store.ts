import { askStore } from '../ask-store.ts';
import type { PictureStore } from '../picture-store.ts';
import { signDelivery } from './sign-delivery.ts';

export type ImagekitSettings = {
  /** The URL endpoint of the account, e.g. https://ik.imagekit.io/your_id */
  readonly endpoint: string;
  readonly uploadUrl: string;
  readonly privateKey: string;
};

const folder = 'stayfront';
const openMs = 5 * 60_000;

/** Pictures at ImageKit, as private files: they open by addresses that we sign, and by no other. */
export function imagekitStore({ endpoint, uploadUrl, privateKey }: ImagekitSettings, now: () => number): PictureStore {
  const authorization = `Basic ${Buffer.from(`${privateKey}:`).toString('base64')}`;
  return {
    async put(name, bytes) {
      const answer = await askStore(() => {
        const body = new FormData();
        body.set('file', new Blob([new Uint8Array(bytes)]), name);
        body.set('fileName', name);
        body.set('folder', `/${folder}`);
        body.set('useUniqueFileName', 'false'); // the name follows from the content: the same again is no other file
        body.set('isPrivateFile', 'true');
        return { url: uploadUrl, init: { method: 'POST', headers: { authorization }, body } };
      });
      if (!answer.ok) throw new Error(`ImageKit answered ${answer.status} to an upload`);
    },
    async get(name) {
      const answer = await askStore(() => ({
        // As it was sent: we make our own sizes from it.
        url: signDelivery(endpoint, `${folder}/${name}?tr=orig-true`, privateKey, now() + openMs),
        init: { method: 'GET' },
      }));
      if (answer.status === 404) return null;
      if (!answer.ok) throw new Error(`ImageKit answered ${answer.status} to a request for a file`);
      return Buffer.from(await answer.arrayBuffer());
    },
  };
}
