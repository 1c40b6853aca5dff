import { useLingui } from '@lingui/react/macro';
import { Button } from '@stayfront/ui/parts/button.tsx';
import { Copy } from 'lucide-react';
import { useState } from 'react';

interface CopiedTextProps {
  text: string;
  /** What it is, for whoever cannot see beside what it stands. */
  name: string;
}

/** A text that goes somewhere else as it is, with a button that takes it along. */
export function CopiedText({ text, name }: CopiedTextProps) {
  const { t } = useLingui();
  const [copied, setCopied] = useState<string | null>(null);
  const copy = (): void => void navigator.clipboard.writeText(text).then(() => setCopied(text));
  return (
    <span className="copied-text">
      <code dir="ltr">{text}</code>
      <Button size="s" aria-label={t`Copy: ${name}`} onClick={copy}>
        <Copy className="ic ic-s" aria-hidden /> {copied === text ? t`Copied` : t`Copy`}
      </Button>
    </span>
  );
}
