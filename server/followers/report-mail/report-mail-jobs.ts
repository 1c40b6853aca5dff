import type { ReportRhythm } from '@stayfront/rules/report/report-mail';
import type { Span } from '@stayfront/rules/report/span';
import { enqueue, type Enqueue } from '../../platform/queue/enqueue.ts';

export type ReportMailJobs = {
  /** To somebody of a hotel who wished it, of days that are over. */
  'mail-report': {
    readonly hotelId: number;
    readonly personId: string;
    readonly rhythm: ReportRhythm;
    readonly span: Span;
  };
};

export const queueReportMail: Enqueue<ReportMailJobs> = enqueue;
