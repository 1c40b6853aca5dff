import { useLingui } from '@lingui/react/macro';
import type { Report } from '@stayfront/contract/report/report';
import type { Behind } from '../../features/report/behind.ts';
import { FigureRow, type Figure } from '../../features/report/figure-row.tsx';
import { ReportChange } from '../../features/report/report-change.tsx';
import { useReportNumbers } from '../../features/report/use-report-numbers.ts';

interface HouseFiguresProps {
  report: Report;
  onOpen: (behind: Behind) => void;
}

/** The four figures by which houses are compared. By days of booking there are no rooms to divide by. */
export function HouseFigures({ report: { currency, total, totalBefore, by }, onOpen }: HouseFiguresProps) {
  const { t } = useLingui();
  const { count, money, percent } = useReportNumbers(currency);
  const [nights, rooms, revenue, stays] = [
    count(total.nights),
    count(total.capacity),
    money(total.revenue),
    count(total.stays),
  ];
  const openAll = (): void => onOpen({ of: 'sold' });
  const sold: Figure = {
    name: t`Nights sold`,
    value: nights,
    formula: t`stays: ${stays}`,
    change: <ReportChange now={total.nights} before={totalBefore?.nights ?? null} />,
    onOpen: openAll,
  };
  const occupancy: Figure = {
    name: t`Occupancy`,
    value: percent(total.occupancy),
    formula:
      total.capacity === null ? t`The calendar has no rooms on these nights` : t`${nights} sold ÷ ${rooms} there were`,
    change: <ReportChange now={total.occupancy} before={totalBefore?.occupancy ?? null} isShare />,
    onOpen: openAll,
  };
  const adr: Figure = {
    name: t`ADR, average per night sold`,
    value: money(total.adr),
    formula: t`${revenue} ÷ ${nights} sold`,
    change: <ReportChange now={total.adr} before={totalBefore?.adr ?? null} />,
    onOpen: openAll,
  };
  const revpar: Figure = {
    name: t`RevPAR, per room there is`,
    value: money(total.revpar),
    formula:
      total.capacity === null ? t`The calendar has no rooms on these nights` : t`${revenue} ÷ ${rooms} there were`,
    change: <ReportChange now={total.revpar} before={totalBefore?.revpar ?? null} />,
    onOpen: openAll,
  };
  const all: Figure = {
    name: t`Room revenue, VAT included`,
    value: revenue,
    formula: t`what was agreed for the nights sold, offers taken off`,
    change: <ReportChange now={total.revenue} before={totalBefore?.revenue ?? null} />,
    onOpen: openAll,
  };
  const figures = by === 'stay' ? [occupancy, adr, revpar, all] : [sold, adr, all];
  return <FigureRow figures={figures} openLabel={(name) => t`${name}: show the reservations`} />;
}
