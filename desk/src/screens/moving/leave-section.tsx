import { Plural, Trans } from '@lingui/react/macro';
import { addressOf } from '@stayfront/contract/call';
import { downloadArchive } from '@stayfront/contract/desk/archive';
import { Skeleton } from '@stayfront/ui/parts/skeleton.tsx';
import { useQuery } from '@tanstack/react-query';
import { Download } from 'lucide-react';
import { archiveQuery } from '../../app/data/moving-queries.ts';
import { useTransport } from '../../app/data/transport.tsx';
import { useDesk } from '../../app/page/desk-context.tsx';
import { NoAnswer } from '../../features/frame/no-answer.tsx';
import { Section } from '../../parts/section.tsx';
import { useSize } from './use-size.ts';

/** Everything of the hotel as one file: what is in it, how large it is, and where to have it. */
export function LeaveSection() {
  const { hotelId } = useDesk();
  const sizeOf = useSize();
  const { data, error, refetch } = useQuery(archiveQuery(useTransport(), hotelId));
  return (
    <Section title={<Trans>Take everything along</Trans>}>
      <p className="moving__why">
        <Trans>
          All of this hotel in one zip of open formats, which every computer reads without us. What opens something is
          not in it: keys, passwords of payment providers and partners, passkeys. Guests’ names and addresses are: keep
          it well.
        </Trans>
      </p>
      {data ? (
        <>
          <ul className="moving__what">
            <li>
              <Plural
                value={data.reservations}
                one="# reservation with its history, notes and money"
                other="# reservations with their history, notes and money"
              />
            </li>
            <li>
              <Plural value={data.prices} one="# price of a night, and stock" other="# prices of nights, and stock" />
            </li>
            <li>
              <Plural value={data.letters} one="# letter to a guest" other="# letters to guests" />,{' '}
              <Plural value={data.invoices} one="# invoice" other="# invoices" />
            </li>
            <li>
              <Plural value={data.pictures} one="# picture" other="# pictures" />,{' '}
              <Plural
                value={data.versions}
                one="the house with # version of it"
                other="the house with # versions of it"
              />
            </li>
          </ul>
          <div className="moving__acts">
            <a className="btn btn-1" href={addressOf(downloadArchive, { params: { hotelId }, query: {} })} download>
              <span className="btn__label">
                <Download className="ic ic-s" aria-hidden /> <Trans>Download everything</Trans>
              </span>
            </a>
            <span>
              <Trans>about {sizeOf(data.bytes)}</Trans>
            </span>
          </div>
        </>
      ) : error ? (
        <NoAnswer onAgain={() => void refetch()} />
      ) : (
        <Skeleton height="180px" />
      )}
    </Section>
  );
}
