import { exportDemand, getDemand, getFunnel } from '../desk/demand.ts';
import { exportReport } from './export-report.ts';
import { getDailyStatement, runDailyStatement } from '../desk/daily-statement.ts';
import { getMoneyReport, getReportMovements } from './money-report.ts';
import { getPickup } from './pickup.ts';
import { chooseReportMail, getReportMail, stopReportMail } from './report-mail.ts';
import { getReport } from './report.ts';
import { getReportReservations } from './report-reservations.ts';
import type { Route } from '../route.ts';

/** What a hotel asks of its own figures, by its people and by its key. */
export const reportRoutes: readonly Route[] = [
  getFunnel,
  getDemand,
  exportDemand,
  getDailyStatement,
  runDailyStatement,
  getReport,
  getReportReservations,
  getPickup,
  getMoneyReport,
  getReportMovements,
  exportReport,
  getReportMail,
  chooseReportMail,
  stopReportMail,
];
