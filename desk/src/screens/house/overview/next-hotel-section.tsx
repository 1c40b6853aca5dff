import { Trans } from '@lingui/react/macro';
import { ButtonLink } from '@stayfront/ui/parts/button.tsx';
import { Copy } from 'lucide-react';
import { useDesk, useMay } from '../../../app/page/desk-context.tsx';
import { Section } from '../../../parts/section.tsx';

/** The way to the next hotel of a chain. */
export function NextHotelSection() {
  const { hotelId } = useDesk();
  if (!useMay('owner')) return null;
  return (
    <Section title={<Trans>Another hotel</Trans>}>
      <p className="file-section__why">
        <Trans>The next house of yours begins as a copy of this one, or from nothing.</Trans>
      </p>
      <ButtonLink to={`/${hotelId}/desk/next-hotel`}>
        <Copy className="ic ic-s" aria-hidden /> <Trans>Begin another hotel</Trans>
      </ButtonLink>
    </Section>
  );
}
