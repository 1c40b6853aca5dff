import { Trans, useLingui } from '@lingui/react/macro';
import { Alert } from '@stayfront/ui/parts/alert.tsx';
import { Button } from '@stayfront/ui/parts/button.tsx';
import { Dialog } from '@stayfront/ui/parts/dialog.tsx';
import { Copy } from 'lucide-react';
import { useState, type ReactNode } from 'react';

interface ShownOnceProps {
  title: ReactNode;
  /** What nobody can read again. */
  secret: string;
  children: ReactNode;
  onClose: () => void;
}

/** A key or a secret, the one time that it is told. It goes by the button alone, not by a click beside it. */
export function ShownOnce({ title, secret, children, onClose }: ShownOnceProps) {
  const { t } = useLingui();
  const [isCopied, setIsCopied] = useState(false);
  const copy = (): void => void navigator.clipboard.writeText(secret).then(() => setIsCopied(true));
  return (
    <Dialog
      isOpen
      isDismissable={false}
      title={title}
      actions={
        <Button kind="primary" onClick={onClose}>
          <Trans>I have kept it</Trans>
        </Button>
      }
    >
      <p>{children}</p>
      <p className="secret">
        <code dir="ltr">{secret}</code>
        <Button size="s" onClick={copy}>
          <Copy className="ic ic-s" aria-hidden /> {isCopied ? t`Copied` : t`Copy`}
        </Button>
      </p>
      <Alert tone="warn">
        <Trans>It is shown this one time. Nobody can read it again, we neither.</Trans>
      </Alert>
    </Dialog>
  );
}
