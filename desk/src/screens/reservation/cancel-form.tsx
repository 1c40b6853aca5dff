import { Trans, useLingui } from '@lingui/react/macro';
import type { DeskReservation } from '@stayfront/contract/desk/reservation';
import { formatMoney } from '@stayfront/ui/formats/format-money.ts';
import { Checkbox } from '@stayfront/ui/parts/checkbox.tsx';
import { TextField } from '@stayfront/ui/parts/field.tsx';
import { useDesk } from '../../app/page/desk-context.tsx';
import { TellGuest } from '../../features/reservation/tell-guest.tsx';
import { languageName } from '../../features/reservation/language-name.ts';
import { CancelFee } from './cancel-fee.tsx';
import type { CancelFault, CancelSums, CancelWish, FeeTerms } from './cancel-wish.ts';
import { ChargeCard } from './charge-card.tsx';

interface CancelFormProps {
  reservation: DeskReservation;
  terms: FeeTerms;
  sums: CancelSums;
  wish: CancelWish;
  hasAddress: boolean;
  faults: readonly CancelFault[];
  onChange: (change: Partial<CancelWish>) => void;
}

export function CancelForm({ reservation, terms, sums, wish, hasAddress, faults, onChange }: CancelFormProps) {
  const { t } = useLingui();
  const { language } = useDesk();
  const { currency, rooms, guest } = reservation;
  const money = (minor: number): string => formatMoney(language, minor, currency);
  return (
    <div className="cancel-form">
      {terms.rooms.length > 1 && (
        <fieldset className="cancel-form__rooms">
          <legend>
            <Trans>Which rooms?</Trans>
          </legend>
          {terms.rooms.map(({ roomStayIndex, total }) => (
            <Checkbox
              key={roomStayIndex}
              label={rooms.find((room) => room.roomStayIndex === roomStayIndex)?.roomName ?? ''}
              count={money(total)}
              isChecked={wish.rooms.includes(roomStayIndex)}
              onChange={(isOn) =>
                onChange({
                  rooms: isOn ? [...wish.rooms, roomStayIndex] : wish.rooms.filter((one) => one !== roomStayIndex),
                })
              }
            />
          ))}
          {faults.includes('rooms') && (
            <p className="err" role="alert">
              <Trans>Choose a room.</Trans>
            </p>
          )}
        </fieldset>
      )}
      <CancelFee
        {...{ currency, sums, wish, onChange }}
        mayWaive={reservation.may['waive-fee'] ? terms.mayWaive : 0}
        isAmountWrong={faults.includes('amount')}
      />
      <dl className="sums">
        <div>
          <dt>
            <Trans>Price of these rooms</Trans>
          </dt>
          <dd>{money(sums.total)}</dd>
        </div>
        <div>
          <dt>
            <Trans>Paid so far</Trans>
          </dt>
          <dd>{money(terms.paid)}</dd>
        </div>
        <div className="sums__all">
          <dt>
            <Trans>The hotel keeps</Trans>
          </dt>
          <dd>{sums.fee === null ? '–' : money(sums.fee)}</dd>
        </div>
        <div className="sums__all">
          <dt>
            <Trans>Goes back to the guest</Trans>
          </dt>
          <dd>{sums.back === null ? <Trans>what was paid for them beyond that</Trans> : money(sums.back)}</dd>
        </div>
      </dl>
      <ChargeCard
        guarantee={terms.guarantee}
        {...{ sums, currency }}
        charges={wish.charges}
        isMissing={faults.includes('charges')}
        onChoose={(charges) => onChange({ charges })}
      />
      <TextField
        label={t`Reason`}
        hint={t`For the house, in the history; nothing about the guest.`}
        value={wish.reason}
        maxLength={200}
        isRequired
        error={faults.includes('reason') ? t`Say why, in a few words.` : undefined}
        onChange={(reason) => onChange({ reason })}
      />
      <TellGuest
        tells={wish.tells}
        hasAddress={hasAddress}
        languageName={languageName(guest?.language ?? language)}
        isMissing={faults.includes('tells')}
        onChoose={(tells) => onChange({ tells })}
      />
    </div>
  );
}
