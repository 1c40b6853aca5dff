import { createHash } from 'node:crypto';
import { askStore } from '../ask-store.ts';
import type { PictureStore } from '../picture-store.ts';
import { signS3 } from './sign-s3.ts';

export type S3Settings = {
  /** With the bucket, and a folder in it if there is to be one. */
  readonly address: string;
  readonly region: string;
  readonly key: string;
  readonly secret: string;
};

/** Pictures in storage that speaks S3: Amazon's, or MinIO, Ceph, R2 and others, by path-style addresses. */
export function s3Store({ address, region, key, secret }: S3Settings, now: () => number): PictureStore {
  const ask = (method: 'GET' | 'PUT', name: string, bytes: Buffer = Buffer.alloc(0)): Promise<Response> =>
    askStore(() => {
      const url = new URL(`${address}/${name}`);
      const contentHash = createHash('sha256').update(bytes).digest('hex');
      const headers: Record<string, string> = method === 'PUT' ? { 'content-type': 'application/octet-stream' } : {};
      const signed = signS3({ method, url, headers, contentHash, key, secret, region, now: now() });
      return {
        url: url.href,
        init: { method, headers: signed, ...(method === 'PUT' ? { body: new Uint8Array(bytes) } : {}) },
      };
    });
  return {
    async put(name, bytes) {
      const answer = await ask('PUT', name, bytes);
      if (!answer.ok) throw new Error(`The picture storage answered ${answer.status} to a PUT`);
    },
    async get(name) {
      const answer = await ask('GET', name);
      if (answer.status === 404) return null;
      if (!answer.ok) throw new Error(`The picture storage answered ${answer.status} to a GET`);
      return Buffer.from(await answer.arrayBuffer());
    },
  };
}
