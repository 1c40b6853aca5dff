import { Trans } from '@lingui/react/macro';
import { HousePictures } from '../../features/house/fields/house-pictures.tsx';
import { DraftNote } from './draft-note.tsx';
import { StepFoot } from './step-foot.tsx';
import type { StepProps } from './step-props.ts';
import { usePublishDraft } from './use-publish-draft.ts';

/** One picture of the house, and some of each room. */
export function PicturesStep({ setUp }: StepProps) {
  const publish = usePublishDraft();
  return (
    <>
      <p className="set-up__lead">
        <Trans>
          Pictures from a telephone are good enough. Drop many at once; the first of a room stands on its card.
        </Trans>
      </p>
      <section className="set-up__pictures">
        <h2>
          <Trans>The house</Trans>
        </h2>
        <HousePictures at="theme/background" isSingle />
      </section>
      {setUp.rooms.map(({ roomId, name }) => (
        <section className="set-up__pictures" key={roomId} aria-label={name}>
          <h2>{name}</h2>
          <HousePictures at={`rooms/${roomId}/pictures`} />
        </section>
      ))}
      <DraftNote />
      <StepFoot step="pictures" isDone={setUp.done.pictures} onNext={async () => (await publish()) || setUp.isOpen} />
    </>
  );
}
