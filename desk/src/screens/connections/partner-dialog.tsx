import { Trans, useLingui } from '@lingui/react/macro';
import { RefusedCall } from '@stayfront/contract/call';
import { putDeskPartner } from '@stayfront/contract/desk/connections';
import type { PartnerName } from '@stayfront/contract/manage/channels';
import type { RouteCall } from '@stayfront/contract/route';
import { Button } from '@stayfront/ui/parts/button.tsx';
import { Checkbox } from '@stayfront/ui/parts/checkbox.tsx';
import { Dialog } from '@stayfront/ui/parts/dialog.tsx';
import { TextField } from '@stayfront/ui/parts/field.tsx';
import { useState, type SyntheticEvent } from 'react';
import { useTransport } from '../../app/data/transport.tsx';
import { useDesk } from '../../app/page/desk-context.tsx';
import { useConnectionAct } from '../../features/connection/use-connection-act.ts';
import { useConnectionName } from '../../features/connection/use-connection-name.ts';
import { useDone } from '../../features/frame/undos.tsx';
import { partnerFields } from './partner-fields.ts';

interface PartnerDialogProps {
  partner: PartnerName;
  onClose: () => void;
}

/** What a partner has given the hotel. It is kept sealed: who changes one of it types all of it again. */
export function PartnerDialog({ partner, onClose }: PartnerDialogProps) {
  const { t } = useLingui();
  const { hotelId } = useDesk();
  const transport = useTransport();
  const tell = useDone();
  const name = useConnectionName()(partner);
  const fields = partnerFields[partner];
  const [typed, setTyped] = useState<Readonly<Record<string, string>>>({});
  const [tells, setTells] = useState(false);
  const [isTried, setIsTried] = useState(false);
  const valueOf = (field: (typeof fields)[number]): string => (typed[field.name] ?? field.usual ?? '').trim();
  const missing = fields.filter((field) => !field.isOptional && valueOf(field) === '');
  const putting = useConnectionAct(async () => {
    const values = fields.map((field) => [field.name, valueOf(field)] as const).filter(([, value]) => value !== '');
    const own = partner === 'google' ? { whenNotAsked: tells ? 'tell' : 'withhold' } : {};
    // Read by the contract on the other side, which names the field that is wrong.
    const body = { partner, ...Object.fromEntries(values), ...own } as RouteCall<typeof putDeskPartner>['body'];
    await transport(putDeskPartner, { params: { hotelId }, query: {}, body });
    tell({ text: t`${name} is told of the bookings it brings from now on` });
    onClose();
  });
  const faulty = putting.error instanceof RefusedCall ? (putting.error.problem.errors ?? []) : [];
  const errorOf = ({ name: field }: (typeof fields)[number]): string | undefined => {
    if (isTried && missing.some((one) => one.name === field)) return t`Type what ${name} has given you.`;
    const isFaulty = faulty.some((one) => one.field === field || one.field.endsWith(`.${field}`));
    return isFaulty ? t`This is not written as ${name} writes it.` : undefined;
  };
  const save = (event: SyntheticEvent): void => {
    event.preventDefault();
    setIsTried(true);
    if (missing.length === 0 && !putting.isPending) putting.mutate();
  };
  return (
    <Dialog isOpen onClose={onClose} closeLabel={t`Close`} title={<Trans>Keys of {name}</Trans>}>
      <form className="connection-form" onSubmit={save} noValidate>
        <p className="muted">
          <Trans>They stand in your account there. We keep them sealed and never show them again.</Trans>
        </p>
        {fields.map((field) => (
          <TextField
            key={field.name}
            label={<span lang="en">{field.label}</span>}
            optionalLabel={field.isOptional ? t`optional` : undefined}
            type="url"
            inputMode="text"
            autoComplete="off"
            value={typed[field.name] ?? field.usual ?? ''}
            error={errorOf(field)}
            onChange={(text) => {
              setTyped({ ...typed, [field.name]: text });
              putting.reset();
            }}
          />
        ))}
        {partner === 'google' && (
          <Checkbox
            label={t`Also tell of guests whom nobody has asked for their consent. Google wants a yes of guests in Europe.`}
            isChecked={tells}
            onChange={setTells}
          />
        )}
        <div className="dialog__acts">
          <Button kind="primary" type="submit" isWaiting={putting.isPending} waitingLabel={t`One moment`}>
            <Trans>Save the keys</Trans>
          </Button>
        </div>
      </form>
    </Dialog>
  );
}
