import { Trans } from '@lingui/react/macro';
import { Skeleton } from '@stayfront/ui/parts/skeleton.tsx';
import { useQuery } from '@tanstack/react-query';
import { houseDifferencesQuery } from '../../../app/data/house-versions-query.ts';
import { useTransport } from '../../../app/data/transport.tsx';
import { useDesk } from '../../../app/page/desk-context.tsx';
import { useSayPlace } from '../../../features/house/use-say-place.ts';
import { ChangeWords } from './change-words.tsx';

/** What a version said that the one before it did not. */
export function VersionDifferences({ version, before }: { version: number; before: number | null }) {
  const { hotelId } = useDesk();
  const placeOf = useSayPlace();
  const from = String(before ?? version - 1);
  const { data, error } = useQuery(houseDifferencesQuery(useTransport(), hotelId, from, String(version)));
  if (error)
    return (
      <p className="empty-line">
        <Trans>What changed could not be read.</Trans>
      </p>
    );
  if (!data) return <Skeleton height="60px" />;
  return (
    <ul className="version__changes">
      {data.map((change) => (
        <li key={change.path}>
          <b>{placeOf(change.path)}</b>
          <ChangeWords change={change} />
        </li>
      ))}
    </ul>
  );
}
