import type { Instant } from '@stayfront/rules/stay/hotel-clock';

type Heard = {
  /** Something happened to a reservation. */
  readonly onReservation: (reservationId: string) => void;
  /** Somebody has changed prices, stock or rules of these nights. */
  readonly onCalendar: (nights: { readonly from: string; readonly to: string }) => void;
  /** Somebody has changed the draft of the house, or published. */
  readonly onHouse: () => void;
  /** Something about webhooks, partners and keys, or what they were told, is another. */
  readonly onConnections: () => void;
  /** Something may have happened to any. */
  readonly onAnything: () => void;
};

/** Where nobody can be heard, it is asked so often. */
const askEvery = 30_000;

/**
 * Hears what happens at a hotel while the page is looked at. A browser comes back by itself when the line breaks, and says
 * since when it has heard nothing; as long as it cannot be heard, all is asked for now and then. `since`: until when the
 * page knows everything, by the server's clock.
 */
export function hearNews(
  hotelId: number,
  since: Instant | undefined,
  { onReservation, onCalendar, onHouse, onConnections, onAnything }: Heard,
): () => void {
  let knows = since;
  let source: EventSource | null = null;
  let asking: ReturnType<typeof setInterval> | null = null;

  const stopAsking = (): void => {
    if (asking) clearInterval(asking);
    asking = null;
  };
  const hush = (): void => {
    source?.close();
    source = null;
    stopAsking();
  };
  const ask = (): void => {
    asking ??= setInterval(() => {
      onAnything();
      if (!source) listen();
    }, askEvery);
  };
  const listen = (): void => {
    if (typeof EventSource === 'undefined') return ask();
    const mine = new EventSource(`/api/hotels/${hotelId}/desk/news${knows === undefined ? '' : `?from=${knows}`}`);
    source = mine;
    const hear = (event: string, act: (data: string) => void): void =>
      mine.addEventListener(event, ({ data, lastEventId }: MessageEvent<string>) => {
        knows = Number(lastEventId) || knows;
        act(data);
      });
    hear('reservation', onReservation);
    hear('calendar', (data) => onCalendar(JSON.parse(data) as { from: string; to: string }));
    hear('house', onHouse);
    hear('connections', onConnections);
    hear('anything', onAnything);
    hear('beat', () => {});
    mine.addEventListener('open', stopAsking);
    mine.addEventListener('error', () => {
      // Closed by the browser: the server has said no, as when too many listen, and is tried again later.
      if (mine.readyState === EventSource.CLOSED && source === mine) source = null;
      ask();
    });
  };
  const follow = (): void => {
    if (document.visibilityState === 'hidden') hush();
    else if (!source) listen();
  };
  document.addEventListener('visibilitychange', follow);
  follow();
  return () => {
    document.removeEventListener('visibilitychange', follow);
    hush();
  };
}
