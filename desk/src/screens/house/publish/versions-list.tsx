import { Plural, Trans, useLingui } from '@lingui/react/macro';
import type { HouseVersion } from '@stayfront/contract/desk/house/shapes';
import { Button } from '@stayfront/ui/parts/button.tsx';
import { Skeleton } from '@stayfront/ui/parts/skeleton.tsx';
import { useInfiniteQuery } from '@tanstack/react-query';
import { useState } from 'react';
import { houseVersionsQuery } from '../../../app/data/house-versions-query.ts';
import { useTransport } from '../../../app/data/transport.tsx';
import { useDesk, useHouse, useMay } from '../../../app/page/desk-context.tsx';
import { writeMoment } from '../../../features/changes/write-moment.ts';
import { Mark } from '../../../parts/mark.tsx';
import { Section } from '../../../parts/section.tsx';
import { PutBackDialog } from './put-back-dialog.tsx';
import { VersionDifferences } from './version-differences.tsx';

/** Every document the house had, with who wrote it; any can be looked at and put back. */
export function VersionsList() {
  const { hotelId } = useDesk();
  const query = useInfiniteQuery(houseVersionsQuery(useTransport(), hotelId));
  const [shown, setShown] = useState<number | null>(null);
  const [asked, setAsked] = useState<HouseVersion | null>(null);
  const versions = query.data?.pages.flatMap((page) => page.versions) ?? [];
  const [live] = versions;
  if (query.isPending) return <Skeleton height="160px" />;
  return (
    <Section title={<Trans>Versions</Trans>}>
      {query.isError && versions.length === 0 && (
        <p className="empty-line">
          <Trans>The versions could not be read.</Trans>{' '}
          <Button kind="quiet" size="s" onClick={() => void query.refetch()}>
            <Trans>Try again</Trans>
          </Button>
        </p>
      )}
      <ul className="lines-list">
        {versions.map((version, place) => (
          <li key={version.version}>
            <VersionLine
              version={version}
              isLive={version === live}
              isShown={shown === version.version}
              onShow={() => setShown(shown === version.version ? null : version.version)}
              onPutBack={() => setAsked(version)}
            />
            {shown === version.version && (
              <VersionDifferences version={version.version} before={versions[place + 1]?.version ?? null} />
            )}
          </li>
        ))}
      </ul>
      {query.hasNextPage && (
        <Button kind="quiet" isWaiting={query.isFetchingNextPage} onClick={() => void query.fetchNextPage()}>
          <Trans>Older versions</Trans>
        </Button>
      )}
      {live && <PutBackDialog version={asked} live={live.version} onClose={() => setAsked(null)} />}
    </Section>
  );
}

interface VersionLineProps {
  version: HouseVersion;
  isLive: boolean;
  isShown: boolean;
  onShow: () => void;
  onPutBack: () => void;
}

function VersionLine({ version: one, isLive, isShown, onShow, onPutBack }: VersionLineProps) {
  const { t } = useLingui();
  const { language } = useDesk();
  const house = useHouse();
  const mayEdit = useMay('manager');
  const { version, at, by, how, putBack, fields } = one;
  const ways: Readonly<Record<HouseVersion['how'], string>> = {
    kept: t`stood there when versions began`,
    published: t`published`,
    put: t`put by a system`,
    imported: t`imported`,
    'put-back': t`version ${putBack} put back`,
  };
  const who = by === 'system' ? t`the command line` : by;
  return (
    <div className="entry">
      <span className="entry__words">
        <b>
          <Trans>Version {version}</Trans>{' '}
          {isLive && (
            <Mark tone="ok">
              <Trans>live</Trans>
            </Mark>
          )}
        </b>
        <small>{[who, writeMoment({ ...house, language }, at), ways[how]].filter((part) => part).join(', ')}</small>
        {fields !== null && (
          <button type="button" className="version__more" aria-expanded={isShown} onClick={onShow}>
            <Plural value={fields} one="# field changed" other="# fields changed" />
          </button>
        )}
      </span>
      {!isLive && mayEdit && (
        <Button kind="quiet" size="s" aria-label={t`Put version ${version} back`} onClick={onPutBack}>
          <Trans>Put back</Trans>
        </Button>
      )}
    </div>
  );
}
