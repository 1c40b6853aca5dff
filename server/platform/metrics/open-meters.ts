import { meterBoard, type Counter, type Histogram, type MeterBoard } from './meter-board.ts';

/** What this process counts. Each server counts for itself; Prometheus adds them up. */
export type Meters = {
  readonly board: MeterBoard;
  readonly requests: Histogram;
  readonly searches: Counter;
  readonly bookings: Counter;
  readonly refusals: Counter;
  readonly payments: Counter;
  readonly failedJobs: Counter;
  readonly setAsideJobs: Counter;
  readonly pdfs: Counter;
};

const seconds = [0.005, 0.01, 0.025, 0.05, 0.1, 0.25, 0.5, 1, 2.5, 5, 10];

export function openMeters(): Meters {
  const board = meterBoard();
  return {
    board,
    requests: board.histogram(
      'stayfront_http_request_duration_seconds',
      'Answers by route and status',
      ['method', 'route', 'status'],
      seconds,
    ),
    searches: board.counter('stayfront_searches_total', 'Searches, asked by the API or while a page was drawn', [
      'operation',
      'from',
    ]),
    bookings: board.counter(
      'stayfront_bookings_total',
      'Reservations made or held for payment; a repeated request is one',
      ['status'],
    ),
    refusals: board.counter('stayfront_refusals_total', 'Requests that were refused, by code', ['code', 'route']),
    payments: board.counter('stayfront_payments_total', 'Payments that came to a new state', ['provider', 'outcome']),
    failedJobs: board.counter('stayfront_failed_jobs_total', 'Jobs that failed and are tried again', ['job']),
    setAsideJobs: board.counter(
      'stayfront_set_aside_jobs_total',
      'Jobs that are not tried again, since a server has died twice while it was at them',
      ['job'],
    ),
    pdfs: board.counter('stayfront_pdfs_total', 'Confirmations that guests fetched as PDF, by what came of it', [
      'became',
    ]),
  };
}
