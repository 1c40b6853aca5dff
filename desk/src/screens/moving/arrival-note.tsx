import { Trans } from '@lingui/react/macro';
import { Alert } from '@stayfront/ui/parts/alert.tsx';
import type { ArrivalTrouble } from './use-arrival.ts';

/** Why an archive did not arrive, and what to do. */
export function ArrivalNote({ trouble }: { trouble: ArrivalTrouble }) {
  const words = {
    'too-large': (
      <Trans>This archive is larger than 2 GB. Whoever runs the installation brings it in by a command.</Trans>
    ),
    'not-yours': (
      <Trans>
        Hotels of other owners live here, too. Whoever runs the installation brings the archive in by a command.
      </Trans>
    ),
    taken: <Trans>This archive is a hotel already, or is just becoming one. Look among your hotels.</Trans>,
    'too-often': <Trans>That was often. Wait a quarter of an hour, then try again.</Trans>,
    lost: <Trans>The archive has not come whole. Choose it again.</Trans>,
    'no-answer': <Trans>No answer. What was sent is kept: go on when you have a connection.</Trans>,
  };
  return (
    <Alert tone={trouble === 'no-answer' ? 'warn' : 'bad'} isLive>
      {words[trouble]}
    </Alert>
  );
}
