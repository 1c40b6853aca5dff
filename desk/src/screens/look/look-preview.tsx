import { Trans, useLingui } from '@lingui/react/macro';
import type { HotelConfig } from '@stayfront/contract/hotel';
import { readyMessage, type LookMessage } from '@stayfront/contract/look-preview';
import { Eye, Monitor, Smartphone } from 'lucide-react';
import { useEffect, useRef, useState } from 'react';
import { useDesk } from '../../app/page/desk-context.tsx';
import { onPhone, useMatches } from '@stayfront/ui/parts/use-matches.ts';
import { GuestFrame, type Device } from '../../parts/guest-frame.tsx';
import { Segments } from '../../parts/segments.tsx';
import './look-preview.css';

/**
 * The hotel's own page, drawn as a guest sees it, at the size of a desk or a phone. Nothing in it can be pressed or
 * reached by keys; it hears of every change and follows.
 */
export function LookPreview({ hotelId, theme }: { hotelId: number; theme: HotelConfig['theme'] }) {
  const { t } = useLingui();
  const { language } = useDesk();
  const frame = useRef<HTMLIFrameElement>(null);
  // How often the page in the frame has said that it is there: each time it is told all anew. It may have come before
  // this form was awake to hear it, so what is chosen is told without waiting for that.
  const [arrivals, setArrivals] = useState(0);
  const [chosen, setDevice] = useState<Device | null>(null);
  // Whoever looks from a phone sees a phone first: a desk would be too small there to see anything.
  const isOnPhone = useMatches(onPhone);
  const device = chosen ?? (isOnPhone ? 'phone' : 'desk');

  useEffect(() => {
    const hear = ({ origin, source, data }: MessageEvent<unknown>) => {
      if (origin === location.origin && source === frame.current?.contentWindow && data === readyMessage)
        setArrivals((before) => before + 1);
    };
    addEventListener('message', hear);
    return () => removeEventListener('message', hear);
  }, []);

  useEffect(() => {
    const message: LookMessage = { kind: 'stayfront-look', hotelId, theme };
    frame.current?.contentWindow?.postMessage(message, location.origin);
  }, [arrivals, hotelId, theme]);

  const devices = [
    { key: 'desk', name: t`Desktop`, Icon: Monitor },
    { key: 'phone', name: t`Smartphone`, Icon: Smartphone },
  ] as const;
  return (
    <section className="look__p" aria-label={t`Live preview`}>
      <div className="look__bar">
        <span className="small muted">
          <Eye className="ic" aria-hidden />
          <Trans>Live preview</Trans>
        </span>
        <Segments legend={t`Live preview`} options={devices} chosen={device} onChange={setDevice} />
      </div>
      <GuestFrame ref={frame} title={t`Live preview`} device={device} src={`/${hotelId}?lang=${language}`} />
    </section>
  );
}
