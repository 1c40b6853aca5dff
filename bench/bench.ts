import { benchBook } from './book.ts';
import { benchCache } from './cache.ts';
import { benchCancel } from './cancel.ts';
import { benchChain } from './chain.ts';
import { benchDemand } from './demand.ts';
import { benchDesk } from './desk.ts';
import { benchFollow } from './follow.ts';
import { benchGiveWay } from './give-way.ts';
import { benchGrid } from './grid.ts';
import { benchGrowth } from './growth.ts';
import { benchPage } from './page.ts';
import { benchLoad } from './push.ts';
import { benchPush } from './push-systems.ts';
import { benchPair } from './pair.ts';
import { benchPreview } from './preview.ts';
import { benchRace } from './race.ts';
import { benchReports } from './reports.ts';
import { benchSearch } from './search.ts';
import { benchWebhooks } from './webhooks.ts';

process.env['NODE_ENV'] = 'production';

const benches: Record<string, (say: (line: string) => void) => Promise<void>> = {
  search: benchSearch,
  chain: benchChain,
  growth: benchGrowth,
  load: benchLoad,
  push: benchPush,
  'give-way': benchGiveWay,
  book: benchBook,
  cancel: benchCancel,
  desk: benchDesk,
  reports: benchReports,
  demand: benchDemand,
  follow: benchFollow,
  webhooks: benchWebhooks,
  race: benchRace,
  pair: benchPair,
  page: benchPage,
  cache: benchCache,
  grid: benchGrid,
  preview: benchPreview,
};

const asked = process.argv[2];
const names = asked === undefined ? Object.keys(benches) : [asked];
for (const name of names) {
  const bench = benches[name];
  if (!bench) {
    console.error(`There is no benchmark ${name}. There are: ${Object.keys(benches).join(', ')}`);
    process.exit(1);
  }
  console.log(`${name}:`);
  await bench((line) => console.log(`  ${line}`));
}
