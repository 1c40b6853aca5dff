import { Trans } from '@lingui/react/macro';
import { ButtonLink } from '@stayfront/ui/parts/button.tsx';
import { useDesk, useMay } from '../../../app/page/desk-context.tsx';
import { Section } from '../../../parts/section.tsx';

/** The way to all that a hotel takes along, and brings from elsewhere. */
export function MovingSection() {
  const { hotelId } = useDesk();
  if (!useMay('manager')) return null;
  return (
    <Section title={<Trans>Leave and arrive</Trans>}>
      <p className="file-section__why">
        <Trans>Reservations and prices of another system, and everything of this hotel in one file.</Trans>
      </p>
      <div className="file-section">
        <ButtonLink to={`/${hotelId}/desk/moving`}>
          <Trans>Bring along or take along</Trans>
        </ButtonLink>
      </div>
    </Section>
  );
}
