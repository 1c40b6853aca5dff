import { RefusedCall, type Transport } from '@stayfront/contract/call';
import { reportFailure } from '@stayfront/contract/failure';
import { bookingStore } from '../flow/booking-store.ts';
import { findPage } from '../page/find-page.ts';

const mostPerPage = 10;

/** Tells the hotel's server what fails in this page, and how long it took to come. Fetched only where that is collected. */
export function watchFailures(transport: Transport): void {
  const told = new Set<string>();
  const report = (cause: unknown): void => {
    // A no of the hotel is an answer.
    if (cause instanceof RefusedCall) return;
    const { name, message, stack = '' } = cause instanceof Error ? cause : new Error(String(cause));
    if (told.has(message) || told.size >= mostPerPage) return;
    told.add(message);
    send((hide) => ({
      kind: 'failure',
      name: name.slice(0, 80),
      message: hide(message).slice(0, 500),
      stack: hide(stack).slice(0, 8_000),
    }));
  };
  const send = (
    write: (
      hide: (text: string) => string,
    ) => { kind: 'failure'; name: string; message: string; stack: string } | { kind: 'load'; milliseconds: number },
  ): void => {
    const page = findPage(location.pathname);
    if (page.kind !== 'hotel') return;
    const { hotelId } = page;
    const body = {
      ...write((text) => withoutGuest(hotelId, text)),
      path: location.pathname.slice(0, 300),
      lang: document.documentElement.lang,
    };
    transport(reportFailure, { params: { hotelId }, query: {}, body: body as never }).catch(() => {});
  };
  addEventListener('error', ({ error, message }) => report(error ?? message));
  addEventListener('unhandledrejection', ({ reason }) => report(reason));
  const [load] = performance.getEntriesByType('navigation');
  if (load instanceof PerformanceNavigationTiming && load.domComplete > 0)
    send(() => ({ kind: 'load', milliseconds: Math.round(load.domComplete) }));
}

/** What the guest has typed in stands in no report, whatever a message quotes. */
function withoutGuest(hotelId: number, text: string): string {
  const typed = Object.values(bookingStore(hotelId).read().details).filter(
    (value): value is string => typeof value === 'string' && value.trim().length > 1,
  );
  return typed.reduce((rest, value) => rest.replaceAll(value, '[guest]'), text);
}
