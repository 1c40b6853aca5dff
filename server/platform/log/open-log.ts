import pino from 'pino';
import { requestLine } from '../http/request-line.ts';
import { failureLine } from './failure-line.ts';

export type Log = pino.Logger;

export const logLevels = ['silent', 'error', 'warn', 'info', 'debug'] as const;
export type LogLevel = (typeof logLevels)[number];

/**
 * The log of this process: one JSON object a line. Requests and failures pass through here on their way in, so that
 * nobody who writes a line has to remember that guests' names do not belong into it.
 */
export const openLog = (level: LogLevel, to?: { write(line: string): void }): Log =>
  pino(
    {
      level,
      timestamp: pino.stdTimeFunctions.isoTime,
      formatters: { level: (label) => ({ level: label }) },
      serializers: { req: requestLine, err: failureLine },
    },
    // Written at once: the last lines before a process dies are the ones that are wanted.
    to ?? (level === 'silent' ? nowhere : pino.destination({ fd: 1, sync: true })),
  );

const nowhere = { write: (): void => {} };
