import { Trans } from '@lingui/react/macro';
import { Button, ButtonLink } from '@stayfront/ui/parts/button.tsx';
import { Skeleton } from '@stayfront/ui/parts/skeleton.tsx';
import { useInfiniteQuery } from '@tanstack/react-query';
import { UserPlus } from 'lucide-react';
import { useState } from 'react';
import { changesQuery } from '../../app/data/people-queries.ts';
import { useTransport } from '../../app/data/transport.tsx';
import { useDesk, useMay } from '../../app/page/desk-context.tsx';
import { ChangeTable } from '../../features/changes/change-table.tsx';
import { PageHead } from '../../parts/page-head.tsx';
import { Section } from '../../parts/section.tsx';
import { InviteDialog } from './invite-dialog.tsx';
import { LimitForm } from './limit-form.tsx';
import { PeopleSection } from './people-section.tsx';
import { RolesTable } from './roles-table.tsx';
import './people.css';

/** Who works here and as what, what each role may do, and the last things that people changed. */
export default function PeopleScreen() {
  const { hotelId } = useDesk();
  const isOwner = useMay('owner');
  const [isInviting, setIsInviting] = useState(false);
  return (
    <>
      <PageHead
        title={<Trans>People</Trans>}
        actions={
          isOwner && (
            <Button kind="primary" onClick={() => setIsInviting(true)}>
              <UserPlus className="ic ic-s" aria-hidden /> <Trans>Invite</Trans>
            </Button>
          )
        }
      />
      <div className="page-body people">
        <div>
          {isOwner ? (
            <PeopleSection />
          ) : (
            <p className="empty-line">
              <Trans>Only the owners of this hotel see who works here, and change it.</Trans>
            </p>
          )}
          <Section
            title={<Trans>Last changes</Trans>}
            aside={
              <ButtonLink kind="quiet" to={`/${hotelId}/desk/people/changes`}>
                <Trans>All changes</Trans>
              </ButtonLink>
            }
          >
            <LastChanges />
          </Section>
        </div>
        <div>
          <Section title={<Trans>Roles</Trans>}>
            <RolesTable />
          </Section>
          {isOwner && (
            <Section title={<Trans>What the front desk may give</Trans>}>
              <LimitForm />
            </Section>
          )}
        </div>
      </div>
      <InviteDialog isOpen={isInviting} onClose={() => setIsInviting(false)} />
    </>
  );
}

function LastChanges() {
  const { hotelId } = useDesk();
  const { data, error } = useInfiniteQuery(changesQuery(useTransport(), hotelId, {}));
  const last = data?.pages[0]?.changes.slice(0, 8);
  if (error && !last)
    return (
      <p className="empty-line">
        <Trans>The changes could not be read.</Trans>
      </p>
    );
  return last ? <ChangeTable changes={last} /> : <Skeleton height="240px" />;
}
