import { useLingui } from '@lingui/react/macro';
import { TextField } from '@stayfront/ui/parts/field.tsx';

export type Reached = { readonly address: string; readonly calledAs: string; readonly secret: string };

interface ReachedFieldsProps {
  reached: Reached;
  /** A password is kept, which nobody is shown. */
  hasSecret?: boolean;
  /** The code of what was refused. */
  refused: string | null;
  onChange: (reached: Reached) => void;
}

/** Where a system is called, as whom and with what. */
export function ReachedFields({ reached, hasSecret = false, refused, onChange }: ReachedFieldsProps) {
  const { t } = useLingui();
  return (
    <>
      <TextField
        label={t`Address`}
        optionalLabel={t`optional`}
        type="url"
        autoComplete="off"
        maxLength={2000}
        value={reached.address}
        hint={t`Only where it wants to be called instead of asking by itself.`}
        error={
          refused === 'webhook.target'
            ? t`Nothing can be sent to this address. Look whether it is written as it was told to you.`
            : undefined
        }
        onChange={(address) => onChange({ ...reached, address })}
      />
      {reached.address.trim() !== '' && (
        <>
          <TextField
            label={t`Login`}
            autoComplete="off"
            maxLength={200}
            value={reached.calledAs}
            hint={t`With which we call it, as whoever runs it told you.`}
            onChange={(calledAs) => onChange({ ...reached, calledAs })}
          />
          <TextField
            label={t`Password`}
            type="password"
            autoComplete="new-password"
            maxLength={500}
            value={reached.secret}
            hint={hasSecret ? t`Leave it empty, and the one that is kept stays.` : undefined}
            error={
              refused === 'connection.secret'
                ? t`The password that is kept is not sent to another address. Type it in once more.`
                : undefined
            }
            onChange={(secret) => onChange({ ...reached, secret })}
          />
        </>
      )}
    </>
  );
}
