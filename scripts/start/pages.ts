import { readFile } from 'node:fs/promises';
import path from 'node:path';
import { embedScriptRoute } from '@stayfront/server/booking/embed/embed-script.routes';
import type { Guarded } from '@stayfront/server/platform/http/guard-routes';
import { loadBuiltApp, loadBuiltDesk } from '@stayfront/server/app/render/built-app';
import { deskPageRoutes, type DeskPageDeps } from '@stayfront/server/app/render/desk-page.routes';
import type { PageDeps } from '@stayfront/server/app/render/page-deps';
import { pageRoutes } from '@stayfront/server/app/render/page.routes';
import { previewPageRoutes } from '@stayfront/server/app/render/preview-page.routes';
import type { FastifyInstance } from 'fastify';
import { buildEmbed } from '../build/build-embed.ts';
import { asDeskApp } from '@stayfront/contract/desk-app';
import { asGuestApp } from '@stayfront/contract/guest-app';
import { deskDistDir, distDir, root } from '../build/places.ts';
import { addAssets } from './add-assets.ts';

type Common = Pick<
  PageDeps,
  'publicUrl' | 'isDemo' | 'marketingUrl' | 'root' | 'now' | 'paymentPageOf' | 'isReporting' | 'keeping'
> &
  Pick<DeskPageDeps, 'operatorOf'> & { readonly previewed: readonly Guarded[] };

/** The pages as `npm run build` made them, with assets that a browser may keep for ever. */
export async function addBuiltPages(app: FastifyInstance, served: readonly Guarded[], common: Common): Promise<void> {
  const built = await loadBuiltApp(distDir);
  await addAssets(app, built.assetDir);
  embedScriptRoute(app, await readFile(path.join(distDir, 'client', 'embed.js')));
  const desk = await loadBuiltDesk(deskDistDir);
  await addAssets(app, desk.assetDir, '/desk-assets/');
  deskPageRoutes(app, { ...common, served, connectSources: [], load: () => Promise.resolve(desk) });
  const guest = { ...common, connectSources: [], load: () => Promise.resolve(built) };
  previewPageRoutes(app, guest);
  pageRoutes(app, { ...guest, served });
}

/** The pages straight from their sources, with fast refresh. */
export async function addLivePages(app: FastifyInstance, served: readonly Guarded[], common: Common): Promise<void> {
  const [{ default: middie }, { liveApp }] = await Promise.all([import('@fastify/middie'), import('./live-app.ts')]);
  const live = await liveApp(path.join(root, 'guest'), '/', asGuestApp);
  const desk = await liveApp(path.join(root, 'desk'), '/desk-sources/', asDeskApp);
  await app.register(middie);
  app.use(desk.middlewares);
  app.use(live.middlewares);
  app.addHook('onClose', () => Promise.all([live.close(), desk.close()]));
  const liveDir = path.join(distDir, 'live');
  await buildEmbed(path.join(root, 'guest'), liveDir);
  embedScriptRoute(app, await readFile(path.join(liveDir, 'embed.js')));
  deskPageRoutes(app, { ...common, served, connectSources: ['ws:'], load: desk.load });
  const guest = { ...common, connectSources: ['ws:'], load: live.load };
  previewPageRoutes(app, guest);
  // What is being written is drawn anew each time.
  const { keeping } = common;
  pageRoutes(app, { ...guest, served, ...(keeping ? { keeping: { ...keeping, mostBytes: 0 } } : {}) });
}
