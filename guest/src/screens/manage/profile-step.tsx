import { Trans, useLingui } from '@lingui/react/macro';
import { greetingName } from '@stayfront/rules/language/guest-name';
import { useId, useState, type SubmitEvent } from 'react';
import { useNavigate } from 'react-router';
import { useModify } from '../../app/data/use-modify.ts';
import { changedGuestInfoOf } from '../../app/flow/changed-guest-info-of.ts';
import { detailsOf } from '../../app/flow/details-of.ts';
import { useVisit } from '../../app/flow/visit.tsx';
import { Button, ButtonLink } from '@stayfront/ui/parts/button.tsx';
import { useHotel } from '../../app/page/hotel-context.ts';
import { ContactFields } from '../../features/guest-details/contact-fields.tsx';
import { useDetailsForm } from '../../features/guest-details/use-details-form.ts';
import { NoMoreChanges } from '../../features/reservation/last-change.tsx';
import { ManageFailed } from './manage-failed.tsx';
import { ManageFrame } from './manage-frame.tsx';
import { manageAddress } from '../../features/reservation/manage-step.ts';
import type { ManageStepProps } from '../../features/reservation/manage-step-props.ts';

/** Who comes. What was changed is sent; from check-in on everything is locked, and Next only leads on. */
export function ProfileStep({ reservation, link }: ManageStepProps) {
  const { t } = useLingui();
  const { hotelId } = useHotel();
  const { language } = useVisit();
  const navigate = useNavigate();
  const formId = useId();
  const known = detailsOf(reservation.guestInfo);
  const [details, setDetails] = useState(known);
  const contact = useDetailsForm({ role: 'Modify', details, onChange: setDetails });
  const modify = useModify(hotelId, link);
  const isLocked = reservation.isGuestInfoLocked;
  const isChanged = JSON.stringify(details) !== JSON.stringify(known);
  const next = (event: SubmitEvent) => {
    event.preventDefault();
    if (isLocked || !isChanged) return void navigate(manageAddress(hotelId, link, 'payment'));
    if (!contact.isValid || modify.isPending) return;
    modify.mutate(
      { version: reservation.version, guestInfo: changedGuestInfoOf(details) },
      {
        onSuccess: () =>
          void navigate(`/${hotelId}/reservation/${reservation.reservationId}/confirmation`, {
            replace: true,
            state: {
              link,
              name: greetingName(language, { givenName: details.givenName.trim(), surname: details.surname.trim() }),
              email: reservation.guestInfo.email,
            },
          }),
      },
    );
  };
  const goOn = () => {
    // Somebody else has changed it: the form begins anew with what is known now.
    if (modify.variables && modify.variables.version !== reservation.version) setDetails(known);
    modify.reset();
  };
  return (
    <ManageFrame reservation={reservation} link={link} step="profile" title={<Trans>Your profile</Trans>}>
      {isLocked && <NoMoreChanges />}
      <form id={formId} className="box box-p form" noValidate onSubmit={next}>
        <ContactFields form={contact} isLocked={isLocked} />
      </form>
      <div className="mg__acts mg__acts--form">
        <ButtonLink kind="secondary" size="l" to={manageAddress(hotelId, link)}>
          <Trans>Back</Trans>
        </ButtonLink>
        <Button
          kind="primary"
          size="l"
          type="submit"
          form={formId}
          isDisabled={!isLocked && !contact.isValid}
          isWaiting={modify.isPending}
          waitingLabel={t`Please wait`}
        >
          <Trans>Next</Trans>
        </Button>
      </div>
      {modify.error && <ManageFailed error={modify.error} onClose={goOn} />}
    </ManageFrame>
  );
}
