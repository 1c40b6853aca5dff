import { readConsent, subscribeConsent } from '../../app/flow/consent.ts';
import { listen, toldSoFar, type FlowEvent } from '../../app/flow/events.ts';
import type { CurrentHotel } from '../../app/page/hotel-context.ts';
import { openDataLayer, type DataLayer } from './data-layer.ts';
import { tagEntries, type TagEntry } from './tag-entries.ts';
import { reportOnce } from './report-once.ts';
import { keepForLater, takeWaiting } from './waiting-entries.ts';

/** One for each document: an event is told once, however often the page is drawn. */
let layer: DataLayer | null = null;
const heard = new WeakSet<FlowEvent>();
const told = new Set<string>();

/** Tells a hotel's tags what happens in this document, from its beginning. Hands back the way to stop. */
export function startTags(hotel: CurrentHotel, containerId: string | null): () => void {
  const { hotelId } = hotel;
  if (containerId !== null && !layer) {
    layer = openDataLayer(containerId);
    layer.consent(readConsent(hotelId));
    for (const entry of takeWaiting(hotelId)) layer.push(entry);
  }
  const push = (entry: TagEntry): void => (layer ? layer.push(entry) : keepForLater(hotelId, entry));
  const hear = (event: FlowEvent): void => {
    if (event.hotelId !== hotelId || heard.has(event)) return;
    heard.add(event);
    try {
      for (const { entry, once } of tagEntries(event, hotel)) {
        if (!once) push(entry);
        else if (once.isForGood) void reportOnce(hotelId, once.key, () => push(entry)).catch(() => {});
        else if (!told.has(once.key)) {
          told.add(once.key);
          push(entry);
        }
      }
    } catch {
      // Whoever counts must never keep anybody from booking.
    }
  };
  for (const event of toldSoFar()) hear(event);
  const stopListening = listen(hear);
  const stopConsent = subscribeConsent(() => layer?.consent(readConsent(hotelId)));
  return () => {
    stopListening();
    stopConsent();
  };
}
