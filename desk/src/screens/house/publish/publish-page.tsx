import { Plural, Trans, useLingui } from '@lingui/react/macro';
import { isWithin } from '@stayfront/rules/house-draft/field-path';
import { Alert } from '@stayfront/ui/parts/alert.tsx';
import { Button } from '@stayfront/ui/parts/button.tsx';
import { useState } from 'react';
import { useDesk, useMay } from '../../../app/page/desk-context.tsx';
import type { HouseNow } from '../../../features/house/house-store.ts';
import { HousePreview, type Devices } from '../../../features/house/house-preview.tsx';
import { HouseStatus } from '../../../features/house/house-status.tsx';
import { pageOf } from '../../../features/house/page-of.ts';
import { useDeviceChoices } from '../../../features/house/use-device-choices.ts';
import { useHouseNow } from '../../../features/house/use-house-store.ts';
import { PageHead } from '../../../parts/page-head.tsx';
import { Section } from '../../../parts/section.tsx';
import { Segments } from '../../../parts/segments.tsx';
import { ChangeList } from './change-list.tsx';
import { DiscardDialog } from './discard-dialog.tsx';
import { Faults, RefusalNote } from './refusal-note.tsx';
import { usePublish } from './use-publish.ts';
import { VersionsList } from './versions-list.tsx';
import './publish.css';

const draftOf = ({ house }: HouseNow) => house.draft;
const linkOf = ({ link }: HouseNow) => link;

export function PublishPage() {
  const { t } = useLingui();
  const { hotelId } = useDesk();
  const mayEdit = useMay('manager');
  const { fields, faults } = useHouseNow(draftOf);
  const isSaved = useHouseNow(linkOf).state === 'saved';
  const { publishing, discarding, refusal } = usePublish();
  // What is not ticked; whatever comes meanwhile is ticked.
  const [left, setLeft] = useState<ReadonlySet<string>>(new Set());
  const [shown, setShown] = useState<string | null>(null);
  const [device, setDevice] = useState<Devices>('desk');
  const [isAsking, setIsAsking] = useState(false);
  const devices = useDeviceChoices();
  const chosen = fields.filter(({ path }) => !left.has(path)).map(({ path }) => path);
  const faulty = (path: string): boolean =>
    faults.some((fault) => isWithin(fault.path, path) || isWithin(path, fault.path));
  const isAll = chosen.length === fields.length;
  const page = pageOf(shown ?? fields[0]?.path ?? '');
  return (
    <>
      <PageHead
        title={
          fields.length === 0 ? (
            <Trans>Nothing to publish</Trans>
          ) : (
            <Plural value={fields.length} one="Publish # change" other="Publish # changes" />
          )
        }
        back={{ to: `/${hotelId}/desk/house`, label: t`House` }}
        actions={
          mayEdit &&
          fields.length > 0 && (
            <>
              <Button kind="danger" onClick={() => setIsAsking(true)}>
                <Trans>Discard all</Trans>
              </Button>
              <Button
                kind="primary"
                isWaiting={publishing.isPending || !isSaved}
                isDisabled={chosen.length === 0}
                onClick={() => publishing.mutate(isAll ? null : chosen)}
              >
                <Plural value={chosen.length} one="Publish # change" other="Publish # changes" />
              </Button>
            </>
          )
        }
      >
        <HouseStatus />
      </PageHead>
      <div className="publish">
        <div className="publish__list">
          {refusal && <RefusalNote refusal={refusal} />}
          {!refusal && faults.length > 0 && (
            <Alert tone="warn">
              <Plural
                value={faults.length}
                one="# field is not right yet. It has to be mended before it is published."
                other="# fields are not right yet. They have to be mended before they are published."
              />
              <Faults errors={faults.map(({ path, ...fault }) => ({ field: path, ...fault }))} />
            </Alert>
          )}
          <Section title={<Trans>Changes</Trans>} count={fields.length}>
            {fields.length === 0 ? (
              <p className="empty-line">
                <Trans>Guests see all that was written.</Trans>
              </p>
            ) : (
              <ChangeList
                fields={fields}
                chosen={new Set(chosen)}
                shown={shown}
                faulty={faulty}
                onChoose={(path, isChosen) =>
                  setLeft((before) => new Set(isChosen ? [...before].filter((one) => one !== path) : [...before, path]))
                }
                onShow={(path) => setShown(path === shown ? null : path)}
                onDiscard={mayEdit ? (path) => discarding.mutate([path]) : undefined}
              />
            )}
          </Section>
          <VersionsList />
        </div>
        <div className="publish__pages">
          <Segments legend={t`Shown as on`} chosen={device} onChange={setDevice} options={devices} />
          <div className={device === 'both' ? 'publish__both' : 'publish__pair'}>
            {device !== 'both' && <HousePreview page={page} of="published" title={t`Now`} device={device} />}
            <HousePreview page={page} title={t`After publishing`} device={device} />
          </div>
          <p className="hint">
            <Trans>
              Rules change at once for new searches. Who is booking now keeps the price they saw, for up to 20 minutes.
            </Trans>
          </p>
        </div>
      </div>
      <DiscardDialog
        isOpen={isAsking}
        count={fields.length}
        onClose={() => setIsAsking(false)}
        onDiscard={() => {
          setIsAsking(false);
          discarding.mutate(null);
        }}
      />
    </>
  );
}
