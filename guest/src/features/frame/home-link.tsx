import { Trans } from '@lingui/react/macro';
import { Link } from 'react-router';
import { useHome } from './use-home.ts';

export function HomeLink({ className, onLeave }: { className?: string; onLeave?: () => void }) {
  const home = useHome();
  const go = () => {
    home.onClick?.();
    onLeave?.();
  };
  return (
    <Link className={className} to={home.to} onClick={go}>
      <Trans comment="Link to the start page of the hotel">Home</Trans>
    </Link>
  );
}
