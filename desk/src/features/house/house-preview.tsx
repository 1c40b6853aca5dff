import { Trans, useLingui } from '@lingui/react/macro';
import { onPhone, useMatches } from '@stayfront/ui/parts/use-matches.ts';
import { Eye } from 'lucide-react';
import { useState, type ReactNode } from 'react';
import { useHouse } from '../../app/page/desk-context.tsx';
import type { Device } from '../../parts/guest-frame.tsx';
import { Segments } from '../../parts/segments.tsx';
import { PreviewFrame, type PreviewFrameProps } from './preview-frame.tsx';
import { useDeviceChoices } from './use-device-choices.ts';
import './house-preview.css';

/** One, or both side by side. */
export type Devices = Device | 'both';

interface HousePreviewProps
  extends Pick<PreviewFrameProps, 'page'>, Partial<Pick<PreviewFrameProps, 'of' | 'search' | 'after'>> {
  title?: string;
  /** Absent: whoever looks chooses. */
  device?: Devices;
  /** Below it. */
  note?: ReactNode;
}

/** The guest's own page with the draft in it. It follows what is typed; nothing in it can be pressed. */
export function HousePreview(props: HousePreviewProps) {
  const { page, of = 'draft', title, device: fixed, search = '', after = 0, note } = props;
  const { t } = useLingui();
  const { isOpen } = useHouse();
  const choices = useDeviceChoices();
  const [chosen, setDevice] = useState<Devices | null>(null);
  const isOnPhone = useMatches(onPhone);
  const device = fixed ?? chosen ?? (isOnPhone ? 'phone' : 'desk');
  const name = title ?? t`As guests will see it`;
  const frame = { page, of, search, after };
  return (
    <section className="house-preview" data-devices={device} aria-label={name}>
      <div className="house-preview__bar">
        <span>
          <Eye className="ic ic-s" aria-hidden /> {name}
        </span>
        {!fixed && <Segments legend={name} chosen={device} onChange={setDevice} options={choices} />}
      </div>
      {of === 'published' && !isOpen ? (
        <p className="empty-line">
          <Trans>Guests see nothing yet: the hotel is not open.</Trans>
        </p>
      ) : (
        <div className="house-preview__frames">
          {/* By its place: what is looked at on another device is not loaded again. */}
          <PreviewFrame {...frame} title={name} device={device === 'both' ? 'desk' : device} />
          {device === 'both' && <PreviewFrame {...frame} title={t`${name}, on a phone`} device="phone" />}
        </div>
      )}
      {of === 'draft' && (
        <p className="hint">{note ?? <Trans>What is not right yet is drawn as guests see it now.</Trans>}</p>
      )}
    </section>
  );
}
