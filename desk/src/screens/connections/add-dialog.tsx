import { Trans, useLingui } from '@lingui/react/macro';
import type { Connections } from '@stayfront/contract/desk/connections';
import { partnerNames } from '@stayfront/rules/channel/partner-names';
import { Dialog } from '@stayfront/ui/parts/dialog.tsx';
import { Building2, CalendarDays, Globe, KeyRound, Webhook, type LucideIcon } from 'lucide-react';
import { useMay } from '../../app/page/desk-context.tsx';
import { useConnectionName } from '../../features/connection/use-connection-name.ts';
import type { Asked } from './asked.ts';

interface AddDialogProps {
  connections: Connections | undefined;
  onAsk: (asked: Asked) => void;
  onClose: () => void;
}

type Choice = { readonly icon: LucideIcon; readonly name: string; readonly does: string; readonly asked: Asked };

/** What can be connected today; a partner that is connected already is changed in its settings. */
export function AddDialog({ connections, onAsk, onClose }: AddDialogProps) {
  const { t } = useLingui();
  const isOwner = useMay('owner');
  const nameOf = useConnectionName();
  const choices: Choice[] = [
    {
      icon: Building2,
      name: t`Hotel software (AlpineBits)`,
      does: t`Sends prices and rooms, and takes bookings`,
      asked: { about: 'add-system', kind: 'alpinebits' },
    },
    {
      icon: Building2,
      name: t`Channel manager`,
      does: t`Sends prices and rooms, and takes bookings`,
      asked: { about: 'add-system', kind: 'channel-manager' },
    },
    {
      icon: Globe,
      name: t`Google hotel prices`,
      does: t`Is told of every change of prices and rooms`,
      asked: { about: 'add-system', kind: 'google' },
    },
    {
      icon: CalendarDays,
      name: t`A calendar of taken nights (iCal)`,
      does: t`Tells a site which nights of a room are taken, and reads which are taken there`,
      asked: { about: 'add-feed' },
    },
    {
      icon: Webhook,
      name: t`A webhook`,
      does: t`Tells a system of yours of every booking, change and cancellation`,
      asked: { about: 'webhook', webhook: null },
    },
    ...partnerNames
      .filter((partner) => !connections?.partners.some((one) => one.partner === partner))
      .map((partner): Choice => ({
        icon: Globe,
        name: nameOf(partner),
        does: t`Is told of the bookings it brings`,
        asked: { about: 'partner', partner },
      })),
    ...(isOwner
      ? [
          {
            icon: KeyRound,
            name: t`A key`,
            does: t`Lets a system of yours read and change bookings, prices and rooms`,
            asked: { about: 'key' } as const,
          },
        ]
      : []),
  ];
  return (
    <Dialog isOpen onClose={onClose} closeLabel={t`Close`} title={<Trans>Add connection</Trans>}>
      <ul className="add-choices">
        {choices.map(({ icon: Icon, name, does, asked }) => (
          <li key={name}>
            <button type="button" onClick={() => onAsk(asked)}>
              <Icon className="ic" aria-hidden />
              <span>
                <b>{name}</b>
                <small>{does}</small>
              </span>
            </button>
          </li>
        ))}
      </ul>
      {!isOwner && (
        <p className="muted">
          <Trans>Keys are made by the owners of this hotel.</Trans>
        </p>
      )}
    </Dialog>
  );
}
