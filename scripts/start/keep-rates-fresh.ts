import { fetchRates } from '@stayfront/server/property/currency/fetch-rates';

const day = 24 * 60 * 60_000;

/** Fetches the rates of the day at the start and once a day. Without a network the last ones go on. */
export function keepRatesFresh(dataDir: string, onFault: (fault: string) => void): { stop(): void } {
  const refresh = async (): Promise<void> => {
    const fetched = await fetchRates(dataDir);
    if ('fault' in fetched) onFault(fetched.fault);
  };
  void refresh();
  const timer = setInterval(() => void refresh(), day);
  timer.unref();
  return { stop: () => clearInterval(timer) };
}
