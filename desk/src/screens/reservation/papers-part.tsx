import { Trans, useLingui } from '@lingui/react/macro';
import { addressOf } from '@stayfront/contract/call';
import { getRegistrationForm, getStatement } from '@stayfront/contract/desk/papers';
import type { DeskReservation } from '@stayfront/contract/desk/reservation';
import { FileText } from 'lucide-react';
import { useDesk, useHouse } from '../../app/page/desk-context.tsx';
import { languageName } from '../../features/reservation/language-name.ts';
import { Section } from '../../parts/section.tsx';
import { InvoicesList } from './invoices-list.tsx';
import './papers-part.css';

/** What is printed for a guest, in the guest's language or the hotel's, and the invoices. */
export function PapersPart({ reservation }: { reservation: DeskReservation }) {
  const { t } = useLingui();
  const { hotelId } = useDesk();
  const { language } = useHouse();
  const { reservationId, guest, status, rooms } = reservation;
  const isKnown = guest !== null && status !== 'held' && status !== 'discarded';
  const hasForm = isKnown && rooms.some((room) => room.status === 'book');
  const papers = [
    ...(hasForm ? [{ route: getRegistrationForm, name: t`Registration form` }] : []),
    { route: getStatement, name: t`Statement of account` },
  ];
  const tongues = guest && guest.language !== language ? (['guest', 'hotel'] as const) : (['hotel'] as const);
  const spoken = { guest: languageName(guest?.language ?? language), hotel: languageName(language) };
  return (
    <Section className="rv-papers" title={<Trans>Papers</Trans>}>
      <ul className="lines-list">
        {papers.map(({ route, name }) => (
          <li key={name} className="paper">
            <FileText className="ic" aria-hidden />
            <b>{name}</b>
            <span className="paper__links">
              {tongues.map((tongue) => (
                <a
                  key={tongue}
                  href={addressOf(route, { params: { hotelId, reservationId }, query: { language: tongue } })}
                  target="_blank"
                  rel="noreferrer"
                  aria-label={t`${name} as PDF, ${spoken[tongue]}`}
                >
                  {spoken[tongue]}
                </a>
              ))}
            </span>
          </li>
        ))}
      </ul>
      <InvoicesList reservation={reservation} />
    </Section>
  );
}
