import { randomBytes } from 'node:crypto';
import type { Dsn } from './read-dsn.ts';
import { scrubText } from './scrub-text.ts';
import { stackFrames } from './stack-frames.ts';

export type FailureTags = { readonly hotel?: string; readonly route?: string; readonly language?: string };

export type Failed = {
  readonly platform: 'node' | 'javascript';
  readonly name: string;
  readonly message: string;
  readonly stack: string;
  readonly tags: FailureTags;
};

export type Traced = {
  readonly platform: Failed['platform'];
  readonly kind: 'http.server' | 'pageload';
  readonly route: string;
  readonly milliseconds: number;
  readonly tags: FailureTags;
};

/** Says what failed, and how long a tenth of everything took, to whoever collects it; says nothing where nobody does. */
export type Reporter = {
  readonly isOn: boolean;
  failure(failed: Failed): boolean;
  trace(traced: Traced): boolean;
  /** What is on its way has left. */
  settle(): Promise<void>;
};

type Deps = {
  readonly dsn: Dsn | null;
  readonly release: string;
  readonly environment: 'demo' | 'production';
  readonly now: () => number;
  /** Between 0 and 1, for choosing what is traced. */
  readonly chance: () => number;
  /**
   * Failures of pages that nobody can do anything about, by their exact names: any looser pattern would also swallow
   * failures that are ours.
   */
  readonly harmless?: readonly string[];
  /** How long the collector may take to answer. */
  readonly patienceMs?: number;
};

export const tracedShare = 0.1;
const mostPerMinute = 60;

export function openReporter(deps: Deps): Reporter {
  const { dsn, release, environment, now, chance, harmless = [], patienceMs = 5_000 } = deps;
  const underWay = new Set<Promise<void>>();
  let minute = 0;
  // Anybody can send failures of pages: they have a budget of their own, and so has what is only timed.
  const sent = new Map<string, number>();
  const send = (type: 'event' | 'transaction', platform: Failed['platform'], content: object): boolean => {
    if (!dsn) return false;
    const thisMinute = Math.floor(now() / 60_000);
    if (thisMinute !== minute) sent.clear();
    minute = thisMinute;
    const budget = `${type} ${platform}`;
    const before = sent.get(budget) ?? 0;
    if (before >= mostPerMinute) return false;
    sent.set(budget, before + 1);
    const id = randomBytes(16).toString('hex');
    const payload = JSON.stringify({ event_id: id, release, environment, server_name: 'stayfront', ...content });
    const lines = [
      JSON.stringify({ event_id: id, sent_at: new Date(now()).toISOString() }),
      JSON.stringify({ type, length: Buffer.byteLength(payload) }),
      payload,
    ];
    const going = post(dsn, `${lines.join('\n')}\n`, patienceMs);
    underWay.add(going);
    void going.finally(() => underWay.delete(going));
    return true;
  };
  return {
    isOn: dsn !== null,
    failure({ platform, name, message, stack, tags }) {
      if (platform === 'javascript' && harmless.includes(name)) return false;
      return send('event', platform, {
        timestamp: now() / 1_000,
        platform,
        level: 'error',
        transaction: tags.route,
        tags: tagsOf(tags, release),
        exception: {
          values: [{ type: scrubText(name), value: scrubText(message), stacktrace: { frames: stackFrames(stack) } }],
        },
      });
    },
    trace({ platform, kind, route, milliseconds, tags }) {
      if (!dsn || chance() >= tracedShare) return false;
      const trace = { trace_id: randomBytes(16).toString('hex'), span_id: randomBytes(8).toString('hex'), op: kind };
      return send('transaction', platform, {
        type: 'transaction',
        platform,
        transaction: scrubText(route),
        start_timestamp: (now() - milliseconds) / 1_000,
        timestamp: now() / 1_000,
        tags: tagsOf(tags, release),
        contexts: { trace },
        spans: [],
      });
    },
    settle: async () => void (await Promise.allSettled(underWay)),
  };
}

const tagsOf = (tags: FailureTags, release: string) =>
  Object.fromEntries(
    Object.entries({ ...tags, release })
      .filter(([, value]) => value !== undefined)
      .map(([name, value]) => [name, scrubText(value ?? '')]),
  );

/** A collector that does not answer is not our failure: what was to be told is lost. */
async function post({ endpoint, key }: Dsn, body: string, patienceMs: number): Promise<void> {
  try {
    await fetch(endpoint, {
      method: 'POST',
      headers: {
        'content-type': 'application/x-sentry-envelope',
        'x-sentry-auth': `Sentry sentry_version=7, sentry_client=stayfront/1, sentry_key=${key}`,
      },
      body,
      signal: AbortSignal.timeout(patienceMs),
    });
  } catch {
    // Nothing to do about it.
  }
}
