import { Trans } from '@lingui/react/macro';
import { Alert } from '@stayfront/ui/parts/alert.tsx';
import { ButtonLink } from '@stayfront/ui/parts/button.tsx';
import { useHouse, useMay } from '../../app/page/desk-context.tsx';

/** Above every page of a house that is not open yet: how its set-up goes on. */
export function NotOpenNote() {
  const { hotelId, isOpen } = useHouse();
  const mayOpen = useMay('manager');
  if (isOpen) return null;
  return (
    <Alert tone="warn" className="desk-not-open">
      <Trans>Guests cannot book yet: the hotel is not open.</Trans>{' '}
      {mayOpen && (
        <ButtonLink kind="quiet" size="s" to={`/${hotelId}/desk/set-up`}>
          <Trans>Go on setting up</Trans>
        </ButtonLink>
      )}
    </Alert>
  );
}
