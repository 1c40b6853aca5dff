import { Trans, useLingui } from '@lingui/react/macro';
import { previewRoot, type DraftMessage } from '@stayfront/contract/house-preview';
import { readyMessage } from '@stayfront/contract/look-preview';
import { onPhone, useMatches } from '@stayfront/ui/parts/use-matches.ts';
import { Eye, Monitor, Smartphone } from 'lucide-react';
import { useEffect, useRef, useState, type ReactNode } from 'react';
import { useDesk, useHouse } from '../../app/page/desk-context.tsx';
import { GuestFrame, type Device } from '../../parts/guest-frame.tsx';
import { Segments } from '../../parts/segments.tsx';
import type { HouseNow } from './house-store.ts';
import { useHouseNow } from './use-house-store.ts';
import { useTextLanguage } from './use-text-language.ts';
import './house-preview.css';

interface HousePreviewProps {
  /** Of the guest's page, below the hotel: `room/double`; empty for the first. */
  page: string;
  /** As the draft has it, or as guests see it now. */
  of?: 'draft' | 'published';
  title?: string;
  device?: Device;
  /** What the page searches for, as an address has it. */
  search?: string;
  /** It is drawn anew when this is another: something beside the draft was saved. */
  after?: number;
  /** Below it. */
  note?: ReactNode;
}

const numberOf = ({ house }: HouseNow) => house.draft.number;

/** The guest's own page with the draft in it. It follows what is typed; nothing in it can be pressed. */
export function HousePreview(props: HousePreviewProps) {
  const { page, of = 'draft', title, device: fixed, search = '', after = 0, note } = props;
  const { t } = useLingui();
  const { hotelId } = useDesk();
  const { isOpen } = useHouse();
  const { beside, original } = useTextLanguage();
  const number = useHouseNow(numberOf);
  const frame = useRef<HTMLIFrameElement>(null);
  const [arrivals, setArrivals] = useState(0);
  const [chosen, setDevice] = useState<Device | null>(null);
  const isOnPhone = useMatches(onPhone);
  const device = fixed ?? chosen ?? (isOnPhone ? 'phone' : 'desk');
  const name = title ?? t`As guests will see it`;
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

  return (
    <section className="house-preview" aria-label={name}>
      <div className="house-preview__bar">
        <span>
          <Eye className="ic ic-s" aria-hidden /> {name}
        </span>
        {!fixed && (
          <Segments
            legend={name}
            chosen={device}
            onChange={setDevice}
            options={[
              { key: 'desk', name: t`Desktop`, Icon: Monitor },
              { key: 'phone', name: t`Smartphone`, Icon: Smartphone },
            ]}
          />
        )}
      </div>
      {of === 'published' && !isOpen ? (
        <p className="empty-line">
          <Trans>Guests see nothing yet: the hotel is not open.</Trans>
        </p>
      ) : (
        <GuestFrame ref={frame} title={name} device={device} src={src} />
      )}
      {of === 'draft' && (
        <p className="hint">{note ?? <Trans>What is not right yet is drawn as guests see it now.</Trans>}</p>
      )}
    </section>
  );
}
