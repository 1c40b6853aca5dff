import { Plural, Trans } from '@lingui/react/macro';
import { ButtonLink } from '@stayfront/ui/parts/button.tsx';
import { useLocation } from 'react-router';
import { useDesk } from '../../app/page/desk-context.tsx';
import { WaitingBar } from '../../parts/waiting-bar.tsx';
import type { HouseNow } from './house-store.ts';
import { useHouseNow } from './use-house-store.ts';

const pathsOf = ({ house }: HouseNow) => house.draft.paths;

/** How much guests do not see yet, and the way to show it to them. */
export function DraftBar() {
  const { hotelId } = useDesk();
  const { search } = useLocation();
  const changes = useHouseNow(pathsOf).length;
  if (changes === 0) return null;
  return (
    <WaitingBar
      words={
        <>
          <b>
            <Plural value={changes} one="# change" other="# changes" />
          </b>
          <small>
            <Trans>guests do not see them yet</Trans>
          </small>
        </>
      }
    >
      <ButtonLink kind="primary" to={`/${hotelId}/desk/house/publish${search}`}>
        <Trans>Compare and publish</Trans>
      </ButtonLink>
    </WaitingBar>
  );
}
