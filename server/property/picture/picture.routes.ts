import { createReadStream } from 'node:fs';
import path from 'node:path';
import type { FastifyInstance } from 'fastify';
import { makeVariant } from './make-variant.ts';
import { pictureRoot } from './describe-picture.ts';
import type { PictureStore } from './picture-store.ts';
import { formats } from './variants.ts';

const forEver = 'public, max-age=31536000, immutable';

type Deps = { readonly pictureDir: string; readonly pictureStore?: PictureStore | undefined };

export function pictureRoutes(app: FastifyInstance, { pictureDir, pictureStore }: Deps): void {
  app.get<{ Params: { name: string } }>(
    `${pictureRoot}:name`,
    { config: { isAlwaysHeard: true } },
    async (request, reply) => {
      const file = await makeVariant(pictureDir, request.params.name, pictureStore);
      if (!file) return reply.callNotFound();
      const extension = path.extname(file).slice(1);
      const type = formats.find((format) => format.extension === extension)?.type ?? 'application/octet-stream';
      return reply.header('cache-control', forEver).type(type).send(createReadStream(file));
    },
  );
}
