import { Plural, Trans } from '@lingui/react/macro';
import type { Search } from '../../app/flow/search.ts';
import { StayLine } from '../../features/stay/stay-line.tsx';
import { SessionClock } from '../../features/frame/session-clock.tsx';
import { SortChoice } from './sort-choice.tsx';

interface ToolbarProps {
  search: Search;
  /** Rooms that can be booked; unknown while they are looked for. */
  count: number | undefined;
}

/** How many rooms there are for the stay that was asked for, read out when it changes; and in which order they come. */
export function Toolbar({ search, count }: ToolbarProps) {
  return (
    <div className="toolbar">
      <div role="status">
        <h2>
          {count === undefined ? (
            <Trans>Looking for rooms</Trans>
          ) : count === 0 ? (
            <Trans>Can’t find rooms matching this selection</Trans>
          ) : (
            <Plural value={count} one="# room for your stay" other="# rooms for your stay" />
          )}
        </h2>
        <p className="small muted">
          <StayLine stay={search.stay} guests={search.guests} />
        </p>
      </div>
      {count !== undefined && count > 0 && (
        <div className="row">
          <SessionClock />
          <SortChoice />
        </div>
      )}
    </div>
  );
}
