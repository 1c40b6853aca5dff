import type { ReactNode } from 'react';
import { PageHead } from '../../parts/page-head.tsx';
import { DraftBar } from './draft-bar.tsx';
import { HouseStatus } from './house-status.tsx';
import { TextLanguageChoice } from './text-language-choice.tsx';
import { UndoButtons } from './undo-buttons.tsx';
import './house-frame.css';

interface HouseEditorProps {
  title: ReactNode;
  back: { to: string; label: string };
  /** Whether there is something to write in several languages. */
  hasTexts?: boolean;
  /** What guests will see of it, beside the form. */
  aside?: ReactNode;
  children: ReactNode;
}

/** One room, one rate: its form, and what becomes of it beside. Stands inside of <HouseOpen>. */
export function HouseEditor({ title, back, hasTexts = true, aside, children }: HouseEditorProps) {
  return (
    <>
      <PageHead
        title={title}
        back={back}
        actions={
          <>
            {hasTexts && <TextLanguageChoice />}
            <UndoButtons />
          </>
        }
      >
        <HouseStatus />
      </PageHead>
      <div className="house-editor">
        <div className="house-editor__form">{children}</div>
        {aside !== undefined && <aside className="house-editor__aside">{aside}</aside>}
      </div>
      <DraftBar />
    </>
  );
}
