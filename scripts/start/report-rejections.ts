import type { Log } from '@stayfront/server/platform/log/open-log';
import type { Reporter } from '@stayfront/server/platform/report/open-reporter';

/**
 * A failure that nobody was waiting for is a bug and is told as one. It does not end the process: that would also end
 * what all other guests are doing, and what the process remembers does not matter. Gives back how to end it.
 */
export function reportRejections(log: Log, reporter: Reporter): () => Promise<void> {
  const report = (reason: unknown): void => {
    const error = reason instanceof Error ? reason : new Error(String(reason));
    const { name, message, stack = '' } = error;
    reporter.failure({ platform: 'node', name, message, stack, tags: {} });
    log.error({ err: error }, 'bug');
  };
  process.on('unhandledRejection', report);
  return async () => void process.off('unhandledRejection', report);
}
