import { vi } from 'vitest';

/** Plays the live news of a server: hands back what tells that something happened, to a reservation if not said otherwise. */
export function stubNews(): (data: string, event?: string) => void {
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
  return (data, event = 'reservation') => {
    const said = new MessageEvent(event, { data, lastEventId: '1800000000000' });
    for (const line of lines) line.dispatchEvent(said);
  };
}
