import { Trans, useLingui } from '@lingui/react/macro';
import type { Fields } from '@stayfront/rules/house-draft/fields';
import { Button } from '@stayfront/ui/parts/button.tsx';
import { Dialog } from '@stayfront/ui/parts/dialog.tsx';
import { TextField } from '@stayfront/ui/parts/field.tsx';
import { Radio } from '@stayfront/ui/parts/radio.tsx';
import { useId, useState, type ReactNode } from 'react';

/** What a new entry can begin as. */
export type Template = {
  /** Tells it apart; what its id is made of where it was given no name. */
  readonly id: string;
  readonly name: ReactNode;
  readonly note?: ReactNode;
  readonly make: (id: string, name: string) => Fields;
};

/** What a new one is asked for, since its address is made of it and never changes. */
export type AskedName = {
  readonly label?: string;
  readonly hint?: string;
  readonly tidy?: (text: string) => string;
  readonly isGood?: (name: string) => boolean;
};

interface TemplateDialogProps {
  isOpen: boolean;
  title: string;
  templates: readonly Template[];
  /** Null where it has no name. */
  asks: AskedName | null;
  onAdd: (template: Template, name: string) => void;
  onClose: () => void;
}

/** How a new one is to be called, since its address is made of that and never changes, and what it begins with. */
export function TemplateDialog({ isOpen, title, templates, asks, onAdd, onClose }: TemplateDialogProps) {
  const { t } = useLingui();
  const group = useId();
  const [name, setName] = useState('');
  const [chosen, setChosen] = useState<string | null>(null);
  const template = templates.find(({ id }) => id === chosen) ?? templates[0];
  const typed = name.trim();
  const isGood = asks === null || (typed !== '' && (asks.isGood?.(typed) ?? true));
  const add = (): void => {
    if (!template || !isGood) return;
    onAdd(template, typed);
    setName('');
    setChosen(null);
  };
  return (
    <Dialog
      isOpen={isOpen}
      onClose={onClose}
      closeLabel={t`Close`}
      title={title}
      actions={
        <Button kind="primary" isDisabled={!isGood} onClick={add}>
          <Trans>Add it to the draft</Trans>
        </Button>
      }
    >
      <form
        className="template-dialog"
        onSubmit={(event) => {
          event.preventDefault();
          add();
        }}
      >
        {asks && (
          <TextField
            label={asks.label ?? t`Name`}
            {...(asks.hint === undefined ? {} : { hint: asks.hint })}
            value={name}
            onChange={(text) => setName(asks.tidy ? asks.tidy(text) : text)}
            maxLength={80}
          />
        )}
        {templates.length > 1 && (
          <fieldset>
            <legend>{t`Begins as`}</legend>
            {templates.map((one) => (
              <Radio
                key={one.id}
                name={group}
                value={one.id}
                label={
                  <>
                    {one.name}
                    {one.note !== undefined && <small className="hint">{one.note}</small>}
                  </>
                }
                isChecked={one === template}
                onChange={setChosen}
              />
            ))}
          </fieldset>
        )}
      </form>
    </Dialog>
  );
}
