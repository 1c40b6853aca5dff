import { Trans, useLingui } from '@lingui/react/macro';
import { RefusedCall } from '@stayfront/contract/call';
import { removeView, saveView, type SavedView } from '@stayfront/contract/desk/views';
import { Button } from '@stayfront/ui/parts/button.tsx';
import { TextField } from '@stayfront/ui/parts/field.tsx';
import { Popover } from '@stayfront/ui/parts/popover.tsx';
import { useMutation, useQueryClient } from '@tanstack/react-query';
import { Pencil, Plus } from 'lucide-react';
import { useRef, useState, type SyntheticEvent } from 'react';
import type { ListQuery } from '../../app/data/list-query.ts';
import { savedViewsQuery } from '../../app/data/reservations-queries.ts';
import { useTransport } from '../../app/data/transport.tsx';
import { useDesk } from '../../app/page/desk-context.tsx';
import { useDone } from '../../features/frame/undos.tsx';

interface SaveViewProps {
  shown: ListQuery;
  /** The saved one that is shown; it is given another name, or removed. */
  current: SavedView | null;
}

/** Keeps what is shown under a name. */
export function SaveView({ shown, current }: SaveViewProps) {
  const { t } = useLingui();
  const { hotelId } = useDesk();
  const transport = useTransport();
  const client = useQueryClient();
  const tell = useDone();
  const trigger = useRef<HTMLButtonElement>(null);
  const [isOpen, setIsOpen] = useState(false);
  const [name, setName] = useState('');
  const read = savedViewsQuery(transport, hotelId);
  const refresh = () => client.invalidateQueries({ queryKey: read.queryKey });
  const put = (view: SavedView) =>
    transport(saveView, {
      params: { hotelId, viewId: view.viewId },
      query: {},
      body: { name: view.name, query: view.query },
    });
  const saving = useMutation({
    mutationFn: () =>
      put({ viewId: current?.viewId ?? crypto.randomUUID(), name: name.trim(), query: current?.query ?? shown }),
    onSuccess: () => setIsOpen(false),
    onSettled: refresh,
  });
  const removing = useMutation({
    mutationFn: (gone: SavedView) =>
      transport(removeView, { params: { hotelId, viewId: gone.viewId }, query: {}, body: undefined }),
    onSuccess: (_answer, gone) => {
      setIsOpen(false);
      tell({ text: t`“${gone.name}” was removed`, undo: () => void put(gone).then(refresh) });
    },
    onSettled: refresh,
  });
  const open = (): void => {
    setName(current?.name ?? '');
    saving.reset();
    removing.reset();
    setIsOpen(!isOpen);
  };
  const submit = (event: SyntheticEvent): void => {
    event.preventDefault();
    saving.mutate();
  };
  const problem = saving.error instanceof RefusedCall ? saving.error.problem : null;
  const Icon = current ? Pencil : Plus;
  return (
    <div className="save-view">
      <button ref={trigger} type="button" className="save-view__open" aria-expanded={isOpen} onClick={open}>
        <Icon className="ic" aria-hidden />
        {current ? <Trans>Edit view</Trans> : <Trans>Save view</Trans>}
      </button>
      {isOpen && (
        <Popover
          className="choice-pop"
          align="end"
          label={current ? t`Edit view` : t`Save view`}
          triggerRef={trigger}
          onClose={() => setIsOpen(false)}
        >
          <form onSubmit={submit} noValidate>
            <TextField
              label={t`Name of the view`}
              hint={t`Search, filters, order and columns are kept under it, for you alone.`}
              value={name}
              maxLength={40}
              error={nameFault()}
              onChange={(typed) => {
                setName(typed);
                saving.reset();
              }}
            />
            <div className="choice-pop__acts">
              {current && (
                <Button kind="danger" isWaiting={removing.isPending} onClick={() => removing.mutate(current)}>
                  <Trans>Remove</Trans>
                </Button>
              )}
              <Button kind="primary" type="submit" isDisabled={name.trim() === ''} isWaiting={saving.isPending}>
                <Trans>Save</Trans>
              </Button>
            </div>
            {removing.isError && <p role="alert">{t`That did not work. Try again.`}</p>}
          </form>
        </Popover>
      )}
    </div>
  );

  function nameFault(): string | undefined {
    if (!saving.isError) return undefined;
    return problem?.code === 'input.invalid'
      ? t`Another of your views has this name, or there are 30 already.`
      : t`That could not be saved. Try again.`;
  }
}
