import type { FastifyBaseLogger } from 'fastify';
import type { Reporter } from './open-reporter.ts';

type Told = {
  readonly log: Pick<FastifyBaseLogger, 'error'>;
  readonly reporter: Reporter;
  readonly what: string;
  /** Where it happened: a route, or a kind of job. */
  readonly route: string;
};

/** Tells the log and whoever collects failures of a fault that was dealt with, so that no request or job failed of it. */
export function reportFault({ log, reporter, what, route }: Told): (error: Error) => void {
  return (error) => {
    const { name, message, stack = '' } = error;
    reporter.failure({ platform: 'node', name, message, stack, tags: { route } });
    log.error({ err: error, route }, what);
  };
}
