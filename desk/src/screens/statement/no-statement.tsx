import { Trans } from '@lingui/react/macro';
import { MoonStar } from 'lucide-react';
import { Disc } from '../../parts/disc.tsx';
import { RunButton } from './run-button.tsx';

/** Before the first night, and for a day that has none. */
export const NoStatement = ({ hasOthers }: { hasOthers: boolean }) => (
  <section className="statement__verdict" role="status">
    <Disc icon={MoonStar} tone="plain" />
    <div className="statement__words">
      <h2>
        {hasOthers ? <Trans>This day has no statement</Trans> : <Trans>The first statement comes after midnight</Trans>}
      </h2>
      <p>
        <Trans>
          Rooms, charges, prices, letters and the history are held against each other then. Nobody has to do anything.
        </Trans>
      </p>
    </div>
    <RunButton />
  </section>
);
