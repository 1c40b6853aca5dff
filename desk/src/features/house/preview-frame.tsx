import { previewRoot, type DraftMessage } from '@stayfront/contract/house-preview';
import { readyMessage } from '@stayfront/contract/look-preview';
import { useEffect, useRef, useState } from 'react';
import { useDesk } from '../../app/page/desk-context.tsx';
import { GuestFrame, type Device } from '../../parts/guest-frame.tsx';
import type { HouseNow } from './house-store.ts';
import { useHouseNow } from './use-house-store.ts';
import { useTextLanguage } from './use-text-language.ts';

export interface PreviewFrameProps {
  /** Of the guest's page, below the hotel: `room/double`; empty for the first. */
  page: string;
  /** As the draft has it, or as guests see it now. */
  of: 'draft' | 'published';
  title: string;
  device: Device;
  /** What the page searches for, as an address has it. */
  search: string;
  /** It is drawn anew when this is another: something beside the draft was saved. */
  after: number;
}

const numberOf = ({ house }: HouseNow) => house.draft.number;

/** A guest's page on one device, told of each change of the draft. */
export function PreviewFrame({ page, of, title, device, search, after }: PreviewFrameProps) {
  const { hotelId } = useDesk();
  const { beside, original } = useTextLanguage();
  const number = useHouseNow(numberOf);
  const frame = useRef<HTMLIFrameElement>(null);
  const [arrivals, setArrivals] = useState(0);
  const root = of === 'draft' ? previewRoot : '';
  const spoken = beside ?? original;
  const below = page === '' ? '' : `/${page}`;
  const src = `${root}/${hotelId}${below}?lang=${spoken}${search === '' ? '' : `&${search}`}`;

  useEffect(() => {
    const hear = ({ origin, source, data }: MessageEvent<unknown>) => {
      if (origin === location.origin && source === frame.current?.contentWindow && data === readyMessage)
        setArrivals((before) => before + 1);
    };
    addEventListener('message', hear);
    return () => removeEventListener('message', hear);
  }, []);
  // Of what the frame shows: the page that was asked for with this address has all that was saved by then.
  const told = useRef({ src, number, after, arrivals: 0 });
  useEffect(() => {
    const known = told.current;
    const isNew = known.src === src && (known.number !== number || known.after !== after);
    if (known.src !== src) told.current = { src, number, after, arrivals };
    if (of !== 'draft' || !isNew) return;
    // What is said before the page of this address listens is said again once it does.
    if (arrivals > known.arrivals) told.current = { ...known, number, after };
    const message: DraftMessage = { kind: 'stayfront-draft', hotelId, number };
    frame.current?.contentWindow?.postMessage(message, location.origin);
  }, [arrivals, hotelId, number, of, after, src]);

  return <GuestFrame ref={frame} title={title} device={device} src={src} />;
}
