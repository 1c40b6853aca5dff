import { Plural, Trans } from '@lingui/react/macro';
import type { Search } from '../../flow/search.ts';
import { StayLine } from '../../parts/stay-line.tsx';

/** How many rooms there are for the stay that was asked for; read out when it changes. */
export function Toolbar({ search, count }: { search: Search; count: number | undefined }) {
  return (
    <div className="toolbar">
      <div>
        <h2 role="status">
          {count === undefined ? (
            <Trans>Looking for rooms</Trans>
          ) : (
            <Plural value={count} one="# room for your stay" other="# rooms for your stay" />
          )}
        </h2>
        <p className="small muted">
          <StayLine stay={search.stay} guests={search.guests} />
        </p>
      </div>
    </div>
  );
}
