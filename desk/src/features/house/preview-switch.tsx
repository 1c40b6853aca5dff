import { Trans } from '@lingui/react/macro';
import { previewRoot } from '@stayfront/contract/house-preview';
import { Button } from '@stayfront/ui/parts/button.tsx';
import { useMatches } from '@stayfront/ui/parts/use-matches.ts';
import { Eye } from 'lucide-react';
import { useDesk } from '../../app/page/desk-context.tsx';
import { usePreviewShown } from './preview-shown.ts';
import { useTextLanguage } from './use-text-language.ts';

/** Where there is room for it beside a form. */
export const besideForms = '(min-width: 1200px)';

/** Shows the guests' page with the draft in it beside the form, or where that has no room, in a window of its own. */
export function PreviewSwitch({ page }: { page: string }) {
  const { hotelId } = useDesk();
  const { beside, original } = useTextLanguage();
  const isWide = useMatches(besideForms);
  const [isShown, show] = usePreviewShown();
  const words = (
    <>
      <Eye className="ic ic-s" aria-hidden />{' '}
      <span className="house-head__words">
        <Trans comment="Shows the guests' page with the draft in it">Preview</Trans>
      </span>
    </>
  );
  if (isWide)
    return (
      <Button {...(isShown ? { className: 'is-on' } : {})} aria-pressed={isShown} onClick={() => show(!isShown)}>
        {words}
      </Button>
    );
  return (
    <a
      className="btn btn-2"
      href={`${previewRoot}/${hotelId}${page === '' ? '' : `/${page}`}?lang=${beside ?? original}`}
      target="_blank"
      rel="noreferrer"
    >
      <span className="btn__label">{words}</span>
    </a>
  );
}
