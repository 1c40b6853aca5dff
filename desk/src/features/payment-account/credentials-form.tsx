import { Trans, useLingui } from '@lingui/react/macro';
import { RefusedCall } from '@stayfront/contract/call';
import { putPaymentAccount, type PaymentAccount } from '@stayfront/contract/desk/payment-account';
import { Alert } from '@stayfront/ui/parts/alert.tsx';
import { Button } from '@stayfront/ui/parts/button.tsx';
import { TextField } from '@stayfront/ui/parts/field.tsx';
import { SelectField } from '@stayfront/ui/parts/select-field.tsx';
import { useMutation } from '@tanstack/react-query';
import { useEffect, useRef, useState, type SyntheticEvent } from 'react';
import { useTransport } from '../../app/data/transport.tsx';
import { useDesk } from '../../app/page/desk-context.tsx';
import { useAccountTrouble } from './use-account-trouble.ts';

type Asked = PaymentAccount['providers'][number];

interface CredentialsFormProps {
  asked: Asked;
  onSaved: (account: PaymentAccount) => void;
  onLeave: () => void;
}

/** `webhookSecret` as words: providers call their fields in English everywhere. */
const wordsOf = (name: string): string => {
  const words = name.replaceAll(/([A-Z])/g, (letter) => ` ${letter.toLowerCase()}`);
  return words.charAt(0).toUpperCase() + words.slice(1);
};

/** What a provider gives to a hotel, typed in once. It is sealed and never shown again. */
export function CredentialsForm({ asked, onSaved, onLeave }: CredentialsFormProps) {
  const { t } = useLingui();
  const { hotelId } = useDesk();
  const transport = useTransport();
  const troubleOf = useAccountTrouble();
  const [typed, setTyped] = useState<Readonly<Record<string, string>>>({});
  const [missing, setMissing] = useState<readonly string[]>([]);
  const form = useRef<HTMLFormElement>(null);
  const saving = useMutation({
    mutationFn: () => {
      const fields = Object.fromEntries(
        Object.entries(typed).flatMap(([name, text]) => {
          const said = text.trim();
          return said === '' ? [] : [[name, said]];
        }),
      );
      return transport(putPaymentAccount, {
        params: { hotelId },
        query: {},
        body: { provider: asked.provider, fields },
      });
    },
    onSuccess: onSaved,
  });
  const problem = saving.error instanceof RefusedCall ? saving.error.problem : null;
  const faults = new Set(problem?.errors?.map(({ field }) => field.replace('fields.', '')) ?? []);
  useEffect(() => {
    if (missing.length > 0 || problem) form.current?.querySelector<HTMLElement>('[aria-invalid="true"]')?.focus();
  }, [missing, problem]);
  const send = (event: SyntheticEvent): void => {
    event.preventDefault();
    const empty = asked.fields.filter(({ name, isNeeded }) => isNeeded && (typed[name] ?? '').trim() === '');
    setMissing(empty.map(({ name }) => name));
    if (empty.length === 0 && !saving.isPending) saving.mutate();
  };
  return (
    <form className="pay-account__form" ref={form} onSubmit={send} noValidate>
      <p className="hint">
        <Trans>
          Copy them out of the provider’s dashboard. They are sealed at once and shown to nobody again, you neither.
        </Trans>
      </p>
      {asked.fields.map(({ name, isNeeded, choices, usual }) => {
        const label = wordsOf(name);
        const value = typed[name] ?? '';
        const put = (text: string): void => {
          setTyped((before) => ({ ...before, [name]: text }));
          setMissing([]);
          saving.reset();
        };
        const error = missing.includes(name)
          ? t`This is missing`
          : faults.has(name)
            ? t`This is not as the provider writes it. Copy it again.`
            : undefined;
        return choices ? (
          <SelectField
            key={name}
            name={name}
            label={label}
            error={error}
            value={value === '' ? (usual ?? '') : value}
            options={choices.map((choice) => ({ value: choice, label: choice }))}
            onChange={put}
          />
        ) : (
          <TextField
            key={name}
            name={name}
            label={label}
            error={error}
            autoComplete="off"
            {...(isNeeded ? { isRequired: true } : { optionalLabel: t`optional` })}
            {...(usual === null ? {} : { placeholder: usual })}
            maxLength={4_000}
            value={value}
            onChange={put}
          />
        );
      })}
      <div className="pay-account__notice">
        <b>
          <Trans>Enter this address for notifications at the provider</Trans>
        </b>
        <code dir="ltr">{asked.noticeUrl}</code>
      </div>
      {saving.error && problem?.code !== 'input.invalid' && (
        <Alert tone="bad" isLive>
          {troubleOf(problem?.code ?? null)}
        </Alert>
      )}
      <div className="pay-account__acts">
        <Button kind="primary" type="submit" isWaiting={saving.isPending} waitingLabel={t`One moment`}>
          <Trans>Seal and save</Trans>
        </Button>
        <Button kind="quiet" onClick={onLeave}>
          <Trans>Give up</Trans>
        </Button>
      </div>
    </form>
  );
}
