import { useSearchParams } from 'react-router';
import type { ReportQuery } from '../../app/data/report-queries.ts';
import { useHouse } from '../../app/page/desk-context.tsx';
import { readBehind, writeBehind, type Behind } from './behind.ts';
import { readReport } from './read-report.ts';

/** What the address says, and how it is changed: it can be kept, passed on, reloaded, and gone back from. */
export function useReportAddress() {
  const { today } = useHouse();
  const [address, setAddress] = useSearchParams();
  const query = readReport(address, today);
  const behind = readBehind(address.get('behind'));
  return {
    query,
    behind,
    change: (next: ReportQuery): void => setAddress(new URLSearchParams(next), { replace: true }),
    open: (one: Behind): void => setAddress(new URLSearchParams({ ...query, behind: writeBehind(one) })),
    close: (): void => setAddress(new URLSearchParams(query), { replace: true }),
  };
}
