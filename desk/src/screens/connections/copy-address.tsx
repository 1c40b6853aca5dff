import { useLingui } from '@lingui/react/macro';
import { Button } from '@stayfront/ui/parts/button.tsx';
import { Copy } from 'lucide-react';
import { useState } from 'react';

interface CopyAddressProps {
  address: string;
  /** Whose it is, where the button stands among others. */
  label: string;
}

/** Takes an address along to where it is typed in. */
export function CopyAddress({ address, label }: CopyAddressProps) {
  const { t } = useLingui();
  const [copied, setCopied] = useState('');
  const isCopied = copied === address;
  const copy = (): void => void navigator.clipboard.writeText(address).then(() => setCopied(address));
  return (
    <Button size="s" aria-label={isCopied ? undefined : label} onClick={copy}>
      <Copy className="ic ic-s" aria-hidden /> {isCopied ? t`Copied` : t`Copy`}
    </Button>
  );
}
