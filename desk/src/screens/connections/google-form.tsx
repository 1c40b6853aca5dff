import { Trans, useLingui } from '@lingui/react/macro';
import { RefusedCall } from '@stayfront/contract/call';
import { putGooglePrices, type GooglePrices } from '@stayfront/contract/desk/google-prices';
import { Button } from '@stayfront/ui/parts/button.tsx';
import { TextField } from '@stayfront/ui/parts/field.tsx';
import { useState, type SyntheticEvent } from 'react';
import { useTransport } from '../../app/data/transport.tsx';
import { useDesk } from '../../app/page/desk-context.tsx';
import { useConnectionAct } from '../../features/connection/use-connection-act.ts';
import { useDone } from '../../features/frame/undos.tsx';
import { fieldsAtFault } from '../../features/reservation/fields-at-fault.ts';

interface GoogleFormProps {
  name: string;
  prices: GooglePrices;
  /** With which Google is called, where it is. */
  login: string | null;
  onSaved: () => void;
}

/** What the house calls it, and Google's words for who speaks and of which house. */
export function GoogleForm({ name, prices, login, onSaved }: GoogleFormProps) {
  const { t } = useLingui();
  const { hotelId } = useDesk();
  const transport = useTransport();
  const tell = useDone();
  const before = { title: prices.title, partnerKey: prices.partnerKey, hotelCode: prices.hotelCode };
  const [form, setForm] = useState(before);
  const put = ({ title, partnerKey, hotelCode }: typeof before): Promise<unknown> => {
    const { days, exactDays, exactNights, address } = prices;
    const code = hotelCode.trim();
    const body = {
      title: title.trim(),
      partnerKey: partnerKey.trim(),
      ...(code === '' || code === String(hotelId) ? {} : { hotelCode: code }),
      ...(address === null ? {} : { address }),
      login,
      days,
      exactDays,
      exactNights,
    };
    return transport(putGooglePrices, { params: { hotelId, name }, query: {}, body });
  };
  const takingBack = useConnectionAct(() => put(before));
  const saving = useConnectionAct(async () => {
    await put(form);
    const title = form.title.trim();
    tell({ text: t`The settings of ${title} were saved`, undo: () => takingBack.mutate() });
    onSaved();
  });
  const said = saving.error instanceof RefusedCall ? fieldsAtFault(saving.error, 'body') : {};
  const unfit = t`This is not written as Google writes it.`;
  const change = (changed: Partial<typeof before>): void => {
    setForm({ ...form, ...changed });
    saving.reset();
  };
  const save = (event: SyntheticEvent): void => {
    event.preventDefault();
    if (!saving.isPending && form.title.trim() !== '' && form.partnerKey.trim() !== '') saving.mutate();
  };
  return (
    <form className="connection-form" onSubmit={save} noValidate>
      <TextField
        label={t`What you call it`}
        autoComplete="off"
        maxLength={60}
        value={form.title}
        error={form.title.trim() === '' ? t`Say who it is.` : undefined}
        onChange={(title) => change({ title })}
      />
      <TextField
        label={t`The key that Google gave`}
        autoComplete="off"
        maxLength={200}
        value={form.partnerKey}
        error={'partnerKey' in said || form.partnerKey.trim() === '' ? unfit : undefined}
        onChange={(partnerKey) => change({ partnerKey })}
      />
      <TextField
        label={t`What it calls this house`}
        optionalLabel={t`optional`}
        autoComplete="off"
        maxLength={200}
        value={form.hotelCode}
        hint={t`As it stands in Google’s list of houses. With another key or code all prices are taken back and told anew.`}
        error={'hotelCode' in said ? unfit : undefined}
        onChange={(hotelCode) => change({ hotelCode })}
      />
      <div className="dialog__acts">
        <Button kind="primary" type="submit" isWaiting={saving.isPending} waitingLabel={t`One moment`}>
          <Trans>Save the settings</Trans>
        </Button>
      </div>
    </form>
  );
}
