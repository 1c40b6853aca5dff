import { Trans } from '@lingui/react/macro';
import { ButtonLink } from '@stayfront/ui/parts/button.tsx';
import { useDesk, useMay } from '../../app/page/desk-context.tsx';
import { PageHead } from '../../parts/page-head.tsx';
import { Section } from '../../parts/section.tsx';
import { ArriveSection } from './arrive-section.tsx';
import { LeaveSection } from './leave-section.tsx';
import { ReservationsSection } from './reservations-section.tsx';
import './moving.css';

/** How a hotel takes everything along, and how it comes here from elsewhere. */
export default function MovingScreen() {
  const { hotelId } = useDesk();
  const isOwner = useMay('owner');
  return (
    <>
      <PageHead title={<Trans>Leave and arrive</Trans>} />
      <div className="page-body moving">
        <ReservationsSection />
        <Section title={<Trans>Bring prices along</Trans>}>
          <p className="moving__why">
            <Trans>
              Prices, stock and rules come out of a spreadsheet in the calendar: a line for each night, or one for each
              night and room. It says first what would change.
            </Trans>
          </p>
          <ButtonLink to={`/${hotelId}/desk/calendar`}>
            <Trans>Open the calendar</Trans>
          </ButtonLink>
        </Section>
        {isOwner ? (
          <>
            <LeaveSection />
            <ArriveSection />
          </>
        ) : (
          <p className="empty-line">
            <Trans>Only the owners of this hotel take all of it along, or bring another one.</Trans>
          </p>
        )}
      </div>
    </>
  );
}
