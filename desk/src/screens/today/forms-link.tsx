import { Trans } from '@lingui/react/macro';
import { addressOf } from '@stayfront/contract/call';
import { getRegistrationForms } from '@stayfront/contract/desk/papers';
import { Printer } from 'lucide-react';
import { useDesk } from '../../app/page/desk-context.tsx';

/** The registration forms of all who arrive on a day, in one PDF to be printed. */
export function FormsLink({ day }: { day: string }) {
  const { hotelId } = useDesk();
  return (
    <a
      className="btn btn-3 forms-link"
      href={addressOf(getRegistrationForms, { params: { hotelId, day }, query: {} })}
      target="_blank"
      rel="noreferrer"
    >
      <span className="btn__label">
        <Printer className="ic ic-s" aria-hidden />
        <Trans>Registration forms</Trans>
      </span>
    </a>
  );
}
