import { Trans } from '@lingui/react/macro';
import type { Person } from '@stayfront/contract/people';
import { Alert } from '@stayfront/ui/parts/alert.tsx';
import { Button } from '@stayfront/ui/parts/button.tsx';
import { Skeleton } from '@stayfront/ui/parts/skeleton.tsx';
import { useQuery } from '@tanstack/react-query';
import { useState } from 'react';
import { peopleQuery } from '../../app/data/people-queries.ts';
import { useTransport } from '../../app/data/transport.tsx';
import { useDesk } from '../../app/page/desk-context.tsx';
import { Section } from '../../parts/section.tsx';
import { PersonLine } from './person-line.tsx';
import { RemoveDialog } from './remove-dialog.tsx';
import { RoleDialog } from './role-dialog.tsx';

type Asked = { readonly about: 'role' | 'remove'; readonly person: Person };

/** Everybody who may sign in, those with an open invitation last. */
export function PeopleSection() {
  const { hotelId } = useDesk();
  const { data, error, refetch } = useQuery(peopleQuery(useTransport(), hotelId));
  const [asked, setAsked] = useState<Asked | null>(null);
  const people = data?.people ?? [];
  const isOpen = ({ lastSeenAt }: Person): boolean => lastSeenAt === null;
  const sorted = [...people.filter((one) => !isOpen(one)), ...people.filter(isOpen)];
  const owners = people.filter(({ role }) => role === 'owner').length;
  const isLast = asked?.person.role === 'owner' && owners === 1;
  const close = (): void => setAsked(null);
  return (
    <Section title={<Trans>At this hotel</Trans>} {...(data ? { count: people.length } : {})}>
      {error && (
        <Alert tone="warn" isLive>
          <Trans>Who works here could not be read.</Trans>{' '}
          <Button kind="quiet" onClick={() => void refetch()}>
            <Trans>Try again</Trans>
          </Button>
        </Alert>
      )}
      {!data && !error && <Skeleton height="240px" />}
      <ul className="lines-list">
        {sorted.map((person) => (
          <PersonLine key={person.personId} person={person} onAsk={(about) => setAsked({ about, person })} />
        ))}
      </ul>
      {asked?.about === 'role' && <RoleDialog person={asked.person} isLast={isLast} onClose={close} />}
      {asked?.about === 'remove' && <RemoveDialog person={asked.person} isLast={isLast} onClose={close} />}
    </Section>
  );
}
