/** What tells one row of a meter from another. Only from lists that have an end: codes, routes, names of jobs. */
export type Labels = Readonly<Record<string, string>>;
export type Sample = { readonly labels?: Labels; readonly value: number };

export type Counter = { add(labels?: Labels): void };
export type Histogram = { observe(labels: Labels, value: number): void };

export type MeterBoard = {
  counter(name: string, help: string): Counter;
  /** Counts how often a value was at most as large as each of the bounds. */
  histogram(name: string, help: string, bounds: readonly number[]): Histogram;
  /** Read when somebody looks; where reading fails, its rows are left out. */
  gauge(name: string, help: string, read: () => readonly Sample[] | Promise<readonly Sample[]>): void;
  /** Everything, in the text format of Prometheus (0.0.4). */
  write(): Promise<string>;
};

export const metricsType = 'text/plain; version=0.0.4; charset=utf-8';

type Meter = { readonly head: string; rows(): Promise<string[]> };

export function meterBoard(): MeterBoard {
  const meters = new Map<string, Meter>();
  const hang = (name: string, kind: string, help: string, rows: () => Promise<string[]>): void => {
    if (!/^[a-z_][a-z0-9_]*$/.test(name) || meters.has(name)) throw new Error(`${name} cannot be the name of a meter`);
    const line = help.replaceAll('\\', '\\\\').replaceAll('\n', '\\n');
    meters.set(name, { head: `# HELP ${name} ${line}\n# TYPE ${name} ${kind}\n`, rows });
  };
  return {
    counter(name, help) {
      const values = new Map<string, number>();
      hang(name, 'counter', help, async () => [...values].map(([labels, value]) => row(name, labels, value)));
      return {
        add(labels = {}) {
          const text = labelText(labels);
          values.set(text, (values.get(text) ?? 0) + 1);
        },
      };
    },
    histogram(name, help, bounds) {
      const heaps = new Map<string, Heap>();
      hang(name, 'histogram', help, async () => [...heaps.values()].flatMap((heap) => heapRows(name, heap, bounds)));
      return {
        observe(labels, value) {
          const text = labelText(labels);
          const heap = heaps.get(text) ?? { labels, counts: bounds.map(() => 0), count: 0, sum: 0 };
          const place = bounds.findIndex((bound) => value <= bound);
          if (place >= 0) heap.counts[place] = (heap.counts[place] ?? 0) + 1;
          heap.count += 1;
          heap.sum += value;
          heaps.set(text, heap);
        },
      };
    },
    gauge(name, help, read) {
      hang(name, 'gauge', help, async () =>
        (await read()).map(({ labels = {}, value }) => row(name, labelText(labels), value)),
      );
    },
    async write() {
      const texts = await Promise.all(
        [...meters.values()].map(async ({ head, rows }) => head + (await rows().catch(() => [])).join('')),
      );
      return texts.join('');
    },
  };
}

type Heap = { readonly labels: Labels; readonly counts: number[]; count: number; sum: number };

function heapRows(name: string, { labels, counts, count, sum }: Heap, bounds: readonly number[]): string[] {
  let below = 0;
  const buckets = bounds.map((bound, place) => {
    below += counts[place] ?? 0;
    return row(`${name}_bucket`, labelText({ ...labels, le: String(bound) }), below);
  });
  return [
    ...buckets,
    row(`${name}_bucket`, labelText({ ...labels, le: '+Inf' }), count),
    row(`${name}_sum`, labelText(labels), sum),
    row(`${name}_count`, labelText(labels), count),
  ];
}

const row = (name: string, labels: string, value: number): string => `${name}${labels} ${numberText(value)}\n`;

const numberText = (value: number): string =>
  Number.isFinite(value) ? String(value) : Number.isNaN(value) ? 'NaN' : value > 0 ? '+Inf' : '-Inf';

function labelText(labels: Labels): string {
  const pairs = Object.entries(labels).map(([name, value]) => `${name}="${escaped(value)}"`);
  return pairs.length === 0 ? '' : `{${pairs.join(',')}}`;
}

const escaped = (value: string): string =>
  value.replaceAll('\\', '\\\\').replaceAll('"', '\\"').replaceAll('\n', '\\n');
