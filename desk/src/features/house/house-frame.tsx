import { Trans, useLingui } from '@lingui/react/macro';
import { ButtonLink } from '@stayfront/ui/parts/button.tsx';
import { History } from 'lucide-react';
import type { ReactNode } from 'react';
import { useDesk } from '../../app/page/desk-context.tsx';
import { PageHead } from '../../parts/page-head.tsx';
import { DraftBar } from './draft-bar.tsx';
import { HouseOpen } from './house-open.tsx';
import { HousePreview } from './house-preview.tsx';
import { HouseStatus } from './house-status.tsx';
import { pageOf } from './page-of.ts';
import { PreviewSwitch } from './preview-switch.tsx';
import { SectionList } from './section-list.tsx';
import { houseSections } from './sections.ts';
import { TextLanguageChoice } from './text-language-choice.tsx';
import { UndoButtons } from './undo-buttons.tsx';
import { usePreviewBeside } from './use-preview-beside.ts';
import './house-frame.css';

interface HouseFrameProps {
  /** The path of the section that is looked at; absent on the first page. */
  section?: string;
  /** Whether there is something to write in several languages. */
  hasTexts?: boolean;
  children: ReactNode;
}

/** Around the lists and forms of the house: its sections at the side, what is in draft at the foot. */
export function HouseFrame(props: HouseFrameProps) {
  return (
    <HouseOpen>
      <Frame {...props} />
    </HouseOpen>
  );
}

function Frame({ section, hasTexts = false, children }: HouseFrameProps) {
  const { t } = useLingui();
  const { hotelId } = useDesk();
  const isBeside = usePreviewBeside();
  const page = pageOf(houseSections.find(({ path }) => path === section)?.owns[0] ?? '');
  return (
    <>
      <PageHead
        title={<Trans>House</Trans>}
        actions={
          <>
            {hasTexts && <TextLanguageChoice />}
            <UndoButtons />
            <ButtonLink to={`/${hotelId}/desk/house/publish`}>
              <History className="ic ic-s" aria-hidden />{' '}
              <span className="house-head__words">
                <Trans comment="Of the house: who published what">Versions</Trans>
              </span>
            </ButtonLink>
            <PreviewSwitch page={page} />
          </>
        }
      >
        <HouseStatus />
      </PageHead>
      <div className="house">
        <SectionList label={t`House`} here={section} />
        <div className="house__page">{children}</div>
        {isBeside && (
          <aside className="house__beside">
            <HousePreview page={page} />
          </aside>
        )}
      </div>
      <DraftBar />
    </>
  );
}
