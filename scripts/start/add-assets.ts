import staticFiles from '@fastify/static';
import type { FastifyInstance } from 'fastify';

/** What pages are made of, by names that follow from the content: a browser may keep them for ever. */
export async function addAssets(app: FastifyInstance, assetDir: string, prefix = '/assets/'): Promise<void> {
  await app.register(async (own) => {
    own.addHook('onRoute', (route) => void (route.config = { ...route.config, isAlwaysHeard: true }));
    await own.register(staticFiles, {
      root: assetDir,
      prefix,
      decorateReply: false,
      immutable: true,
      maxAge: '365d',
      index: false,
      preCompressed: true,
    });
  });
}
