import { Trans, useLingui } from '@lingui/react/macro';
import { addressOf } from '@stayfront/contract/call';
import { exportHouse } from '@stayfront/contract/desk/house/file';
import { Button } from '@stayfront/ui/parts/button.tsx';
import { Download, Upload } from 'lucide-react';
import { useRef } from 'react';
import { useDesk, useMay } from '../../../app/page/desk-context.tsx';
import type { HouseNow } from '../../../features/house/house-store.ts';
import { useHouseNow } from '../../../features/house/use-house-store.ts';
import { Section } from '../../../parts/section.tsx';
import { ImportNote } from './import-note.tsx';
import { useImportHouse } from './use-import-house.ts';
import './file-section.css';

const changesOf = ({ house }: HouseNow) => house.draft.paths.length;

/** All of the house as one file, for another system, another house or a drawer; and the way back in. */
export function FileSection() {
  const { t } = useLingui();
  const { hotelId } = useDesk();
  const mayEdit = useMay('manager');
  const changes = useHouseNow(changesOf);
  const input = useRef<HTMLInputElement>(null);
  const { importing, take, trouble } = useImportHouse();
  const hrefOf = (of: 'draft' | 'published'): string => addressOf(exportHouse, { params: { hotelId }, query: { of } });
  return (
    <Section title={<Trans>As a file</Trans>}>
      <p className="file-section__why">
        <Trans>
          Everything that stands in these forms, in the JSON that the management API takes. Read in again, it becomes
          the draft: guests see nothing of it before you publish.
        </Trans>
      </p>
      <div className="file-section">
        <a className="btn btn-2" href={hrefOf('published')} download>
          <span className="btn__label">
            <Download className="ic ic-s" aria-hidden /> <Trans>What guests see</Trans>
          </span>
        </a>
        {changes > 0 && (
          <a className="btn btn-2" href={hrefOf('draft')} download>
            <span className="btn__label">
              <Download className="ic ic-s" aria-hidden /> <Trans>The draft</Trans>
            </span>
          </a>
        )}
        {mayEdit && (
          <>
            <input
              ref={input}
              type="file"
              className="sr"
              tabIndex={-1}
              accept="application/json,.json"
              aria-label={t`A file of a house`}
              onChange={({ target }) => {
                const [file] = target.files ?? [];
                if (file) void take(file);
                target.value = '';
              }}
            />
            <Button isWaiting={importing.isPending} onClick={() => input.current?.click()}>
              <Upload className="ic ic-s" aria-hidden /> <Trans>Read a file into the draft</Trans>
            </Button>
          </>
        )}
      </div>
      {trouble && <ImportNote trouble={trouble} />}
    </Section>
  );
}
