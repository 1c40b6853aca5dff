import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { addDays, stayDate } from '@stayfront/rules/stay/stay-date';
import { judgePage } from '../../bench/judge-page.ts';
import { lendPictures } from '../../e2e/server/picture-shelf.ts';
import { runServer } from '../../e2e/server/run-server.ts';
import type { Notebook } from './seen.ts';

/** With the dates of a stay but for the first. */
const pages: Readonly<Record<string, (stay: string) => string>> = {
  home: () => '/1001',
  results: (stay) => `/1001?${stay}`,
  room: (stay) => `/1001/room/double?${stay}`,
};
const kinds = ['mobile', 'desktop'] as const;

/** What Lighthouse is asked about, by name. */
export const lighthouseNames: readonly string[] = Object.keys(pages).flatMap((page) =>
  kinds.map((kind) => `lighthouse › ${page}, ${kind}`),
);

/**
 * Lighthouse on the pages that guests see first. Accessibility, good practice and what search engines need are full or it
 * is a fault; how quick a page is depends on the machine as well, and is told only.
 */
export async function sweepLighthouse(names: readonly string[], notebook: Notebook): Promise<void> {
  if (names.length === 0) return;
  const dataDir = await mkdtemp(join(tmpdir(), 'stayfront-lighthouse-'));
  await lendPictures(dataDir);
  const server = await runServer({ dataDir });
  const today = stayDate(new Date().toISOString().slice(0, 10));
  const stay = `checkIn=${addDays(today, 10)}&checkOut=${addDays(today, 13)}`;
  try {
    for (const name of names) {
      const [page = '', kind = ''] = name.replace('lighthouse › ', '').split(', ');
      const start = performance.now();
      const { categories } = await judgePage(
        `${server.url}${pages[page]?.(stay)}`,
        kind === 'desktop' ? 'desktop' : 'mobile',
      );
      const scores = Object.entries(categories).map(([id, { score }]) => [id, Math.round((score ?? 0) * 100)] as const);
      notebook.note({
        name,
        isFine: scores.every(([id, score]) => id === 'performance' || score === 100),
        seconds: (performance.now() - start) / 1000,
        why: scores.map(([id, score]) => `${id} ${score}`).join(', '),
      });
    }
  } finally {
    await server.stop();
    await rm(dataDir, { recursive: true, force: true });
  }
}
