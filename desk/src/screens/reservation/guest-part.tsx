import { Plural, Trans } from '@lingui/react/macro';
import type { DeskReservation } from '@stayfront/contract/desk/reservation';
import { Button } from '@stayfront/ui/parts/button.tsx';
import { useState } from 'react';
import { useMay } from '../../app/page/desk-context.tsx';
import { Section } from '../../parts/section.tsx';
import { useWhen } from '../../features/reservation/use-when.ts';
import { languageName } from '../../features/reservation/language-name.ts';
import { GuestDialog } from './guest-dialog.tsx';

export function GuestPart({ reservation }: { reservation: DeskReservation }) {
  const when = useWhen();
  const [isOpen, setIsOpen] = useState(false);
  const { guest, status, rooms } = reservation;
  const stands = status !== 'discarded' && rooms.some((room) => room.status === 'book');
  const mayEdit = useMay('front-desk') && guest !== null && stands;
  const edit = mayEdit && (
    <Button kind="quiet" onClick={() => setIsOpen(true)}>
      <Trans comment="Opens the guest’s details to be corrected">Edit</Trans>
    </Button>
  );
  return (
    <Section className="rv-guest" title={<Trans>Guest</Trans>} aside={edit}>
      {guest === null ? (
        <p className="empty-line">
          <Trans>The guest’s data was erased.</Trans>
        </p>
      ) : (
        <address className="guest-part">
          <p>
            <b>{guest.name}</b>{' '}
            {guest.staysBefore > 0 && (
              <small>
                <Plural value={guest.staysBefore} one="stayed here once before" other="stayed here # times before" />
                {guest.firstArrival && (
                  <>
                    , <Trans>first on {when.day(guest.firstArrival)}</Trans>
                  </>
                )}
              </small>
            )}
          </p>
          {guest.email && (
            <a href={`mailto:${guest.email}`} dir="ltr">
              {guest.email}
            </a>
          )}
          {guest.phone && (
            <a href={`tel:${guest.phone.replaceAll(' ', '')}`} dir="ltr">
              {guest.phone}
            </a>
          )}
          <p>
            {[guest.addressLine, [guest.postalCode, guest.city].filter(Boolean).join(' '), guest.country]
              .filter(Boolean)
              .join(', ')}
          </p>
          <p>
            <Trans>Letters in {languageName(guest.language)}</Trans>
            {guest.isBusiness && (
              <>
                {' · '}
                <Trans>travels on business</Trans>
              </>
            )}
          </p>
        </address>
      )}
      {isOpen && <GuestDialog reservation={reservation} onClose={() => setIsOpen(false)} />}
    </Section>
  );
}
