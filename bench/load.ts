import http from 'node:http';

/** Asks one address again and again over so many connections for so many seconds; prints what it measured as JSON. */
const [url = '', connections = '32', seconds = '5'] = process.argv.slice(2);
const agent = new http.Agent({ keepAlive: true, maxSockets: Number(connections) });
const times: number[] = [];
const failures = { count: 0 };
const end = performance.now() + Number(seconds) * 1000;

const ask = (): Promise<void> =>
  new Promise((resolve) => {
    const begun = performance.now();
    http
      .get(url, { agent }, (response) => {
        if (response.statusCode !== 200) failures.count++;
        response.resume().on('end', () => {
          times.push(performance.now() - begun);
          resolve();
        });
      })
      .on('error', () => {
        failures.count++;
        resolve();
      });
  });

const client = async (): Promise<void> => {
  while (performance.now() < end) await ask();
};
await Promise.all(Array.from({ length: Number(connections) }, client));
agent.destroy();
times.sort((a, b) => a - b);
const at = (share: number): number => times[Math.min(times.length - 1, Math.floor(times.length * share))] ?? 0;
console.log(
  JSON.stringify({ perSecond: times.length / Number(seconds), p50: at(0.5), p99: at(0.99), failures: failures.count }),
);
