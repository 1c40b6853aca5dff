import type { Language } from '@stayfront/contract/property/texts';
import { clockIn } from '@stayfront/rules/language/clock-in';
import { wallTimeAt, type Instant } from '@stayfront/rules/stay/hotel-clock';

/** What the hotel's clock shows at an instant, as the house's own hours are written. */
export function writeTime(language: Language, instant: Instant, timeZone: string): string {
  const { hour, minute } = wallTimeAt(timeZone, instant);
  const [hours, minutes] = [hour, minute].map((part) => String(part).padStart(2, '0'));
  return clockIn(language, `${hours}:${minutes}`);
}
