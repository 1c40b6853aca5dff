import { useLingui } from '@lingui/react/macro';
import type { Fields } from '@stayfront/rules/house-draft/fields';
import { Dialog } from '@stayfront/ui/parts/dialog.tsx';
import type { ReactNode } from 'react';

/** What a new entry can begin as. */
export type Template = {
  /** What its id is made of. */
  readonly id: string;
  readonly name: ReactNode;
  readonly note?: ReactNode;
  readonly make: (id: string) => Fields;
};

interface TemplateDialogProps {
  isOpen: boolean;
  title: string;
  templates: readonly Template[];
  onChoose: (template: Template) => void;
  onClose: () => void;
}

/** Nobody begins with an empty form who can begin with what most houses have. */
export function TemplateDialog({ isOpen, title, templates, onChoose, onClose }: TemplateDialogProps) {
  const { t } = useLingui();
  return (
    <Dialog isOpen={isOpen} onClose={onClose} closeLabel={t`Close`} title={title}>
      <ul className="lines-list">
        {templates.map((template) => (
          <li key={template.id}>
            <button type="button" className="entry house-entries__template" onClick={() => onChoose(template)}>
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
