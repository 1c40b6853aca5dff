import { Trans } from '@lingui/react/macro';
import { useQuery } from '@tanstack/react-query';
import { Skeleton } from '@stayfront/ui/parts/skeleton.tsx';
import { needsQuery } from '../../app/data/needs-query.ts';
import { useTransport } from '../../app/data/transport.tsx';
import { useDesk } from '../../app/page/desk-context.tsx';
import { Section } from '../../parts/section.tsx';
import { NeedLine } from './need-line.tsx';
import { PartTrouble } from './part-trouble.tsx';
import './needs-list.css';

/** What needs somebody, each with the one thing to do. Nothing is waved away: a line goes with its cause. */
export function NeedsList() {
  const { hotelId } = useDesk();
  const { data, error, refetch } = useQuery(needsQuery(useTransport(), hotelId));
  return (
    <Section className="needs" title={<Trans>Needs somebody</Trans>} {...(data ? { count: data.needs.length } : {})}>
      {error && <PartTrouble onAgain={() => void refetch()} />}
      {!data && !error && <Skeleton height="52px" />}
      {data?.needs.length === 0 && (
        <p className="empty-line">
          <Trans>Nothing needs you now.</Trans>
        </p>
      )}
      {data && data.needs.length > 0 && (
        <ul className="lines-list">
          {data.needs.map((need) => (
            <NeedLine key={need.needId} need={need} />
          ))}
        </ul>
      )}
    </Section>
  );
}
