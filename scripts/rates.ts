import { fetchRates } from '@stayfront/server/property/currency/fetch-rates';
import { readSettings } from '@stayfront/server/app/settings';

const usage = `Rates between the hotel's currency and the guests':
  npm run rates            fetch the daily file of the European Central Bank
  npm run rates -- FILE    use such a file that is here already (or another address)
A running server takes them within a minute.`;

process.exitCode = await act(process.argv.slice(2));

async function act([from, ...more]: readonly string[]): Promise<number> {
  const read = readSettings(process.env);
  if (!read.ok || more.length > 0 || from?.startsWith('-')) {
    console.error(usage);
    return 1;
  }
  const fetched = await fetchRates(read.settings.dataDir, from);
  if ('fault' in fetched) {
    console.error(`No rates were taken. ${fetched.fault}`);
    return 1;
  }
  console.log(`${Object.keys(fetched.eurRates).length} rates of ${fetched.date} are kept.`);
  return 0;
}
