import { Trans } from '@lingui/react/macro';
import { isFields } from '@stayfront/rules/house-draft/fields';
import { HousePictures } from '../../features/house/fields/house-pictures.tsx';
import type { HouseNow } from '../../features/house/house-store.ts';
import { readPlace } from '../../features/house/place.ts';
import { useHouseNow } from '../../features/house/use-house-store.ts';
import { DraftNote } from './draft-note.tsx';
import { StepFoot } from './step-foot.tsx';
import type { StepProps } from './step-props.ts';
import { usePublishDraft } from './use-publish-draft.ts';

const documentOf = ({ document }: HouseNow) => document;

/**
 * One picture of the house, and some of each room. Each shows what it stands at, so that nobody has to describe it before
 * the hotel can open: a better text can be written later.
 */
export function PicturesStep({ setUp }: StepProps) {
  const publish = usePublishDraft();
  const document = useHouseNow(documentOf);
  const namesOf = (roomId: string, name: string) => {
    const names = readPlace(document, `rooms/${roomId}/name`);
    return isFields(names) ? names : { [setUp.language]: name };
  };
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
        <HousePictures at="theme/background" isSingle shows={{ [setUp.language]: setUp.name }} />
      </section>
      {setUp.rooms.map(({ roomId, name }) => (
        <section className="set-up__pictures" key={roomId} aria-label={name}>
          <h2>{name}</h2>
          <HousePictures at={`rooms/${roomId}/pictures`} shows={namesOf(roomId, name)} />
        </section>
      ))}
      <DraftNote />
      <StepFoot
        step="pictures"
        publishes
        isDone={setUp.done.pictures}
        onNext={async () => (await publish()) || setUp.isOpen}
      />
    </>
  );
}
