import { cookieNamed } from '../../app/flow/cookie-named.ts';

const mostKept = 50;
const nameOf = (hotelId: number): string => `stayfront-told-${hotelId}`;

/**
 * Does something a single time in this browser, however often the page is loaded and in however many tabs: two that come
 * at once wait for each other. A browser that stores nothing has a cookie to remember by.
 */
export async function reportOnce(hotelId: number, key: string, deed: () => void): Promise<void> {
  const doIt = (): void => {
    const told = read(hotelId);
    if (told.includes(key)) return;
    write(hotelId, [...told, key].slice(-mostKept));
    deed();
  };
  // Only pages over HTTPS have locks; without them two tabs would have to come within the same millisecond.
  const { locks } = navigator as { locks?: LockManager };
  if (locks) await locks.request(nameOf(hotelId), doIt);
  else doIt();
}

function read(hotelId: number): string[] {
  const name = nameOf(hotelId);
  let kept: string | null | undefined;
  try {
    kept = localStorage.getItem(name);
  } catch {
    kept = cookieNamed(name);
  }
  return (kept ?? '').split(',').filter((key) => key !== '');
}

function write(hotelId: number, keys: readonly string[]): void {
  const name = nameOf(hotelId);
  try {
    localStorage.setItem(name, keys.join(','));
  } catch {
    document.cookie = `${name}=${encodeURIComponent(keys.join(','))}; path=/; max-age=31536000; samesite=lax`;
  }
}
