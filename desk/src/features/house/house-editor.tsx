import type { ReactNode } from 'react';
import { PageHead } from '../../parts/page-head.tsx';
import { DraftBar } from './draft-bar.tsx';
import { HousePreview } from './house-preview.tsx';
import { HouseStatus } from './house-status.tsx';
import { PreviewSwitch } from './preview-switch.tsx';
import { TextLanguageChoice } from './text-language-choice.tsx';
import { UndoButtons } from './undo-buttons.tsx';
import { usePreviewBeside } from './use-preview-beside.ts';
import './house-frame.css';

interface HouseEditorProps {
  title: ReactNode;
  back: { to: string; label: string };
  /** Whether there is something to write in several languages. */
  hasTexts?: boolean;
  /** What comes of it, beside the form. */
  aside?: ReactNode;
  /** On which page guests see it; null where that stands beside the form anyway. */
  page?: string | null;
  children: ReactNode;
}

/** One room, one rate: its form, and what becomes of it beside. Stands inside of <HouseOpen>. */
export function HouseEditor({ title, back, hasTexts = true, aside, page = '', children }: HouseEditorProps) {
  const isBeside = usePreviewBeside() && page !== null;
  return (
    <>
      <PageHead
        title={title}
        back={back}
        actions={
          <>
            {hasTexts && <TextLanguageChoice />}
            <UndoButtons />
            {page !== null && <PreviewSwitch page={page} />}
          </>
        }
      >
        <HouseStatus />
      </PageHead>
      <div className="house-editor">
        <div className="house-editor__form">{children}</div>
        {(aside !== undefined || isBeside) && (
          <aside className="house-editor__aside">
            {aside}
            {isBeside && <HousePreview page={page} />}
          </aside>
        )}
      </div>
      <DraftBar />
    </>
  );
}
