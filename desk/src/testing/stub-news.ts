import { vi } from 'vitest';

/** Plays the live news of a server: hands back what tells that something happened to a reservation. */
export function stubNews(): (reservationId: string) => void {
  const lines: EventTarget[] = [];
  class Line extends EventTarget {
    readyState = 1;
    constructor() {
      super();
      lines.push(this);
    }
    close(): void {}
  }
  vi.stubGlobal('EventSource', Line);
  return (reservationId) => {
    const said = new MessageEvent('reservation', { data: reservationId, lastEventId: '1800000000000' });
    for (const line of lines) line.dispatchEvent(said);
  };
}
