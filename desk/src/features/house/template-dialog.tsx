import { useLingui } from '@lingui/react/macro';
import type { Fields } from '@stayfront/rules/house-draft/fields';
import { Dialog } from '@stayfront/ui/parts/dialog.tsx';
import { useState, type ReactNode } from 'react';
import { TextBox } from './fields/text-box.tsx';

/** What a new entry can begin as. */
export type Template = {
  /** What its id is made of. */
  readonly id: string;
  readonly name: ReactNode;
  readonly note?: ReactNode;
  readonly make: (id: string) => Fields;
};

/** A name that is typed before an entry is there, since it is its id. */
export type AskedName = {
  readonly label: string;
  readonly hint: string;
  readonly tidy: (text: string) => string;
  readonly isGood: (name: string) => boolean;
};

interface TemplateDialogProps {
  isOpen: boolean;
  title: string;
  templates: readonly Template[];
  asksName?: AskedName | undefined;
  /** Names that cannot be given again. */
  taken: readonly string[];
  onChoose: (template: Template, name: string | undefined) => void;
  onClose: () => void;
}

/** Nobody begins with an empty form who can begin with what most houses have. */
export function TemplateDialog({ isOpen, title, templates, asksName, taken, onChoose, onClose }: TemplateDialogProps) {
  const { t } = useLingui();
  const [name, setName] = useState('');
  const [isTried, setIsTried] = useState(false);
  const isGood = !asksName || (asksName.isGood(name) && !taken.includes(name));
  const error = !isTried || isGood ? undefined : taken.includes(name) ? t`${name} is there already` : asksName.hint;
  const choose = (template: Template): void => {
    setIsTried(!isGood);
    if (!isGood) return;
    onChoose(template, asksName ? name : undefined);
    setName('');
  };
  return (
    <Dialog isOpen={isOpen} onClose={onClose} closeLabel={t`Close`} title={title}>
      {asksName && (
        <TextBox
          label={asksName.label}
          hint={asksName.hint}
          error={error}
          value={name}
          onChange={(text) => setName(asksName.tidy(text))}
          isReadOnly={false}
        />
      )}
      <ul className="lines-list">
        {templates.map((template) => (
          <li key={template.id}>
            <button type="button" className="entry house-entries__template" onClick={() => choose(template)}>
              <span className="entry__words">
                <b>{template.name}</b>
                {template.note !== undefined && <small>{template.note}</small>}
              </span>
            </button>
          </li>
        ))}
      </ul>
    </Dialog>
  );
}
