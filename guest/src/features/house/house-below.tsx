import { lazy, Suspense, useEffect, useRef, useState, type ComponentType } from 'react';
import { withLaterTexts } from '../../app/i18n/with-later-texts.ts';
import { useVisit } from '../../app/flow/visit.tsx';
import { useHotel } from '../../app/page/hotel-context.ts';
import './house.css';

const load = () => import('./house.tsx');
const DrawnByServer = import.meta.env.SSR ? lazy(load) : null;
const attributes = { id: 'house', className: 'house' };
let loaded: ComponentType | null = null;

/**
 * What the house tells of itself, below what the page is about. The server draws it with the page; a browser fetches its
 * script when a guest comes near, since the first view does without. Until then the server's words stand, and where the
 * script does not come they stay. React is not told to wait for it: that would hold up every search until it has come.
 */
export function HouseBelow() {
  const { hotelId } = useHotel();
  const { language } = useVisit();
  const [House, setHouse] = useState(() => loaded);
  const waiting = useRef<HTMLDivElement>(null);
  // Words of another hotel or in another language are not left standing.
  const words = `${hotelId} ${language}`;
  useEffect(() => {
    if (!waiting.current) return;
    const fetchHouse = async () => {
      loaded = (await withLaterTexts(load())).default;
      setHouse(() => loaded);
    };
    const look: IntersectionObserverCallback = ([seen]) => {
      if (seen?.isIntersecting) fetchHouse().catch(() => {}); // whoever comes near again, tries again
    };
    const observer = new IntersectionObserver(look, { rootMargin: '300px' });
    observer.observe(waiting.current);
    return () => observer.disconnect();
  }, [words]);
  if (DrawnByServer)
    return (
      <div {...attributes}>
        <Suspense>
          <DrawnByServer />
        </Suspense>
      </div>
    );
  return House ? (
    <div key="house" {...attributes}>
      <House />
    </div>
  ) : (
    <div key={words} {...attributes} ref={waiting} suppressHydrationWarning dangerouslySetInnerHTML={asItIs} />
  );
}

/** What the server has drawn is taken over untouched; where it has drawn nothing there is nothing. */
const asItIs = { __html: '' };
