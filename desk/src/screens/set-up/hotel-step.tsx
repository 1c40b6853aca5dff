import { Trans, useLingui } from '@lingui/react/macro';
import { ButtonLink } from '@stayfront/ui/parts/button.tsx';
import { useDesk } from '../../app/page/desk-context.tsx';
import { HouseLine } from '../../features/house/fields/house-line.tsx';
import { HouseTexts } from '../../features/house/fields/house-texts-field.tsx';
import { HouseTime } from '../../features/house/fields/house-time.tsx';
import { languageName } from '../../features/reservation/language-name.ts';
import { PhoneField } from './phone-field.tsx';
import { DraftNote } from './draft-note.tsx';
import { StepFoot } from './step-foot.tsx';
import type { StepProps } from './step-props.ts';
import { usePublishDraft } from './use-publish-draft.ts';

/** The first things a guest reads, and how they reach the house. */
export function HotelStep({ setUp }: StepProps) {
  const { t } = useLingui();
  const { hotelId } = useDesk();
  const publish = usePublishDraft();
  const own = languageName(setUp.language);
  return (
    <>
      <p className="set-up__lead">
        <Trans>One line and a few sentences. Write them in {own}; other languages can wait.</Trans>
      </p>
      <div className="fields set-up__grid">
        <HouseLine at="name" />
        <HouseTexts at="tagline" hint={t`Such as “A quiet house on the water”.`} hasMarks={false} />
        <HouseTexts
          at="description"
          rows={5}
          hint={t`What one sees from the windows, who feels at home, what is near.`}
          hasMarks={false}
        />
        <PhoneField />
        <HouseLine className="f3" at="contact/email" type="email" />
        <HouseTime className="f3" at="times/checkInFrom" />
        <HouseTime className="f3" at="times/checkOutTo" />
      </div>
      <DraftNote />
      <p>
        <ButtonLink kind="quiet" size="s" to={`/${hotelId}/desk/house/hotel`}>
          <Trans>Address, currency and clock</Trans>
        </ButtonLink>
      </p>
      <StepFoot step="hotel" publishes onNext={async () => (await publish()) || setUp.isOpen} isDone />
    </>
  );
}
