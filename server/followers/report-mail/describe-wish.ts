import type { ReportMail } from '@stayfront/contract/report/report-mail';
import { nextReportAt } from '@stayfront/rules/report/report-mail';
import type { Instant } from '@stayfront/rules/stay/hotel-clock';
import type { Hotel } from '../../property/hotel/hotel.ts';
import type { Operator } from '../../property/operator/operator.ts';
import type { WishedMail } from './report-mail.store.ts';

/** What somebody has wished, as they are shown it. */
export const describeWish = (
  { document }: Hotel,
  { email }: Operator,
  wish: WishedMail | null,
  now: Instant,
): ReportMail => ({
  rhythm: wish?.rhythm ?? 'off',
  language: wish?.language ?? null,
  email,
  nextAt: wish && new Date(nextReportAt(wish.rhythm, document.timeZone, now)).toISOString(),
});
