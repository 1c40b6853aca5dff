import { Trans } from '@lingui/react/macro';
import { FlaskConical } from 'lucide-react';
import { Alert } from '@stayfront/ui/parts/alert.tsx';
import { useVisit } from '../../app/flow/visit.tsx';

const cards = ['4111 1111 1111 1111', '5555 5555 5555 4444', '4000 0000 0000 3220', '4000 0000 0000 0002'] as const;

/** Where nobody's money moves the page says so, and names cards that work. */
export function SandboxNote() {
  const { payment } = useVisit();
  if (payment?.sandboxOrigin == null) return null;
  const [good, alsoGood, challenged, declined] = cards.map((number) => (
    <code key={number} className="nb" dir="ltr">
      {number}
    </code>
  ));
  return (
    <Alert
      icon={FlaskConical}
      tone="warn"
      className="sandbox-note"
      title={<Trans>This is a sandbox: no money moves.</Trans>}
    >
      <Trans>
        Use a test card with any date ahead and any CVV, never a real one: {good} or {alsoGood}; {challenged} asks for{' '}
        <bdi className="nb">3-D Secure</bdi>, {declined} is declined.
      </Trans>
    </Alert>
  );
}
