import { previewName } from '@stayfront/contract/look-preview';
import { useEffect, useRef, useState, type Ref } from 'react';
import './guest-frame.css';

const widths = { desk: 1280, phone: 390 };
export type Device = keyof typeof widths;

interface GuestFrameProps {
  ref: Ref<HTMLIFrameElement>;
  src: string;
  title: string;
  device: Device;
}

/**
 * A guest's page, drawn as on a desk or on a phone and made as small as its place. Nothing in it can be pressed or reached
 * by keys. By its name it knows that it may follow what is done around it.
 */
export function GuestFrame({ ref, src, title, device }: GuestFrameProps) {
  const box = useRef<HTMLDivElement>(null);
  const [size, setSize] = useState({ width: widths.desk, height: 0 });
  useEffect(() => {
    if (!box.current) return;
    const watcher = new ResizeObserver(([entry]) => {
      if (entry) setSize({ width: entry.contentRect.width, height: entry.contentRect.height });
    });
    watcher.observe(box.current);
    return () => watcher.disconnect();
  }, []);
  // On a wide desk the page is as wide as there is room.
  const width = device === 'desk' ? Math.max(widths.desk, size.width) : widths.phone;
  const scale = Math.min(1, size.width / width);
  return (
    <div className="guest-frame" ref={box} data-device={device}>
      <iframe
        ref={ref}
        name={previewName}
        title={title}
        src={src}
        inert
        tabIndex={-1}
        style={{ inlineSize: width, blockSize: size.height / scale, scale }}
      />
    </div>
  );
}
