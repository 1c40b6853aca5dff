import { Trans, useLingui } from '@lingui/react/macro';
import { CopyCheck, MapPin } from 'lucide-react';
import { useRef, useSyncExternalStore } from 'react';
import { AddressLine } from './address-line.tsx';
import { addressText } from './address-text.ts';
import { useToasts } from '@stayfront/ui/parts/toasts.tsx';
import { useHotel } from '../../app/page/hotel-context.ts';
import { mapsAddress } from './maps-address.ts';

const never = () => () => {};

/** The address, and on a telephone the way to its own maps; on a desk the address to take along. */
export function HouseAddress() {
  const { t } = useLingui();
  const { info } = useHotel();
  const toast = useToasts();
  const line = useRef<HTMLParagraphElement>(null);
  const address = addressText(info.address);
  const place = { name: info.hotelName, address, location: info.house?.location ?? null };
  // The server knows no device: it draws what a desk has.
  const maps = useSyncExternalStore(
    never,
    () => mapsAddress(navigator, place),
    () => null,
  );
  const copy = async () => {
    try {
      await navigator.clipboard.writeText(`${info.hotelName}, ${address}`);
      toast({ icon: CopyCheck, text: t`The address is copied` });
    } catch {
      // A browser may keep its clipboard to itself: then the guest copies what is marked.
      if (line.current) getSelection()?.selectAllChildren(line.current);
    }
  };
  return (
    <>
      <p ref={line}>
        <AddressLine address={info.address} />
      </p>
      {maps === null ? (
        <button type="button" className="link house__maps" onClick={() => void copy()}>
          <MapPin className="ic ic-s" aria-hidden />
          <Trans>Copy the address</Trans>
        </button>
      ) : (
        <a className="link house__maps" href={maps}>
          <MapPin className="ic ic-s" aria-hidden />
          <Trans comment="Opens the maps of the telephone at the hotel">Open in maps</Trans>
        </a>
      )}
    </>
  );
}
