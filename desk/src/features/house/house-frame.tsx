import { Trans, useLingui } from '@lingui/react/macro';
import type { ReactNode } from 'react';
import { PageHead } from '../../parts/page-head.tsx';
import { DraftBar } from './draft-bar.tsx';
import { HouseOpen } from './house-open.tsx';
import { HouseStatus } from './house-status.tsx';
import { SectionList } from './section-list.tsx';
import { TextLanguageChoice } from './text-language-choice.tsx';
import { UndoButtons } from './undo-buttons.tsx';
import './house-frame.css';

interface HouseFrameProps {
  /** The path of the section that is looked at; absent on the first page. */
  section?: string;
  /** Whether there is something to write in several languages. */
  hasTexts?: boolean;
  children: ReactNode;
}

/** Around the lists and forms of the house: its sections at the side, what is in draft at the foot. */
export function HouseFrame({ section, hasTexts = false, children }: HouseFrameProps) {
  const { t } = useLingui();
  return (
    <HouseOpen>
      <PageHead
        title={<Trans>House</Trans>}
        actions={
          <>
            {hasTexts && <TextLanguageChoice />}
            <UndoButtons />
          </>
        }
      >
        <HouseStatus />
      </PageHead>
      <div className="house">
        <SectionList label={t`House`} here={section} />
        <div className="house__page">{children}</div>
      </div>
      <DraftBar />
    </HouseOpen>
  );
}
