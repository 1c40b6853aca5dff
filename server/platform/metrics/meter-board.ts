import { Counter as PromCounter, Gauge, Histogram as PromHistogram, Registry } from 'prom-client';

/** What tells one row of a meter from another. Only from lists that have an end: codes, routes, names of jobs. */
export type Labels = Readonly<Record<string, string>>;
export type Sample = { readonly labels?: Labels; readonly value: number };

export type Counter = { add(labels: Labels): void };
export type Histogram = { observe(labels: Labels, value: number): void };

export type MeterBoard = {
  counter(name: string, help: string, labels: readonly string[]): Counter;
  /** Counts how often a value was at most as large as each of the bounds. */
  histogram(name: string, help: string, labels: readonly string[], bounds: readonly number[]): Histogram;
  /** Read when somebody looks; where reading fails, its rows are left out. */
  gauge(
    name: string,
    help: string,
    labels: readonly string[],
    read: () => readonly Sample[] | Promise<readonly Sample[]>,
  ): void;
  /** Everything, in the text format of Prometheus (0.0.4). */
  write(): Promise<string>;
};

export const metricsType = Registry.PROMETHEUS_CONTENT_TYPE;

/** The meters of one server. Each has a registry of its own: tests run several servers in one process. */
export function meterBoard(): MeterBoard {
  const registry = new Registry();
  const registers = [registry];
  return {
    counter(name, help, labelNames) {
      const counter = new PromCounter({ name, help, labelNames, registers });
      return { add: (labels) => counter.inc({ ...labels }) };
    },
    histogram(name, help, labelNames, bounds) {
      const histogram = new PromHistogram({ name, help, labelNames, buckets: [...bounds], registers });
      return { observe: (labels, value) => histogram.observe({ ...labels }, value) };
    },
    gauge(name, help, labelNames, read) {
      const gauge: Gauge = new Gauge({
        name,
        help,
        labelNames,
        registers: [],
        async collect() {
          gauge.reset(); // rows that are gone meanwhile
          if (labelNames.length === 0) gauge.remove(); // it would be 0
          // One that cannot be read now does not keep the others from being seen.
          const samples = await Promise.resolve()
            .then(read)
            .catch(() => []);
          for (const { labels = {}, value } of samples) gauge.set({ ...labels }, value);
        },
      });
      registry.registerMetric(gauge);
    },
    write: () => registry.metrics(),
  };
}
