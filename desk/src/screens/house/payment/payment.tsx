import { Trans, useLingui } from '@lingui/react/macro';
import { currencies } from '@stayfront/rules/currency/currencies';
import { usualWithoutCard } from '@stayfront/rules/booking/without-card';
import { isProviderName, providers } from '@stayfront/rules/payment/providers';
import { FormBlock } from '../../../features/house/form-block.tsx';
import { HouseChoice } from '../../../features/house/fields/house-choice.tsx';
import { HouseCount } from '../../../features/house/fields/house-count.tsx';
import { HouseMany } from '../../../features/house/fields/house-many.tsx';
import { HouseSwitch } from '../../../features/house/fields/house-switch.tsx';
import { HouseFrame } from '../../../features/house/house-frame.tsx';
import { useField } from '../../../features/house/use-field.ts';
import { findWords } from '../../../features/house/words/find-words.ts';
import { AccountPart } from '../../../features/payment-account/account-part.tsx';
import { RateGuarantees } from './rate-guarantees.tsx';

/** How guests pay and what they give to book. */
export default function Payment() {
  return (
    <HouseFrame section="payment">
      <PaymentForm />
    </HouseFrame>
  );
}

function PaymentForm() {
  const { t, i18n } = useLingui();
  const { choices = {} } = findWords('acceptedPaymentCards').words ?? {};
  const cards = Object.entries(choices).map(([value, words]) => ({ value, label: i18n._(words) }));
  return (
    <>
      <FormBlock title={t`Guarantee`} note={t`What stands for a room until guests are there`}>
        <RateGuarantees />
      </FormBlock>
      <FormBlock title={t`Payment`}>
        <HouseChoice
          className="f3"
          at="config/paymentSolutionsProvider"
          none={t`none: guests pay at the hotel`}
          isNullable
        />
        <Abilities />
        <HouseSwitch at="config/test" usually />
        <HouseMany
          at="acceptedPaymentCards"
          options={cards}
          addLabel={t`Card`}
          hint={t`Their signs stand on your page. Cards for online payment are agreed with the provider.`}
        />
        <HouseCount
          className="f3"
          at="config/refundDays"
          least={1}
          most={60}
          unit={t`days`}
          placeholder="10"
          hint={t`What guests are told when money goes back`}
        />
        <HouseChoice
          className="f3"
          at="config/invoicingCurrency"
          options={currencies.map((code) => ({ value: code, label: code }))}
          none={t`as the prices`}
        />
      </FormBlock>
      <WithoutCard />
      <FormBlock title={t`What guests are asked`}>
        <HouseSwitch at="config/addressRequired" />
        <HouseSwitch at="config/useTaxService" hint={t`Prices are then shown without local taxes`} />
      </FormBlock>
    </>
  );
}

/** What the provider can do of what rates ask for. */
function Abilities() {
  const { t } = useLingui();
  const { value } = useField<string>('config/paymentSolutionsProvider', true);
  if (value === undefined || !isProviderName(value)) return null;
  const { canKeep, canCollect, takesOnlyOwnCurrency } = providers[value];
  const says = [
    canKeep
      ? t`It keeps cards as a guarantee.`
      : t`It keeps no cards: rates with a card as guarantee cannot be booked.`,
    canCollect ? t`It collects a rest from the card that is kept.` : t`A rest is paid by a link.`,
    ...(takesOnlyOwnCurrency ? [t`Guests see prices in your currency only.`] : []),
  ];
  const { names = {} } = findWords('config/paymentSolutionsProvider').words ?? {};
  return (
    <>
      <p className="hint">{says.join(' ')}</p>
      <AccountPart provider={value} providerName={names[value] ?? value} />
    </>
  );
}

function WithoutCard() {
  const { t } = useLingui();
  const at = 'bookingsWithoutCard';
  const usual = (name: 'roomsPerEmail' | 'roomsPerNetwork' | 'roomsPerHour' | 'percentOfNight') => ({
    className: 'f3',
    at: `${at}/${name}`,
    placeholder: String(usualWithoutCard[name]),
  });
  return (
    <FormBlock
      title={t`Bookings without a card`}
      note={t`A guard against bookings that nobody means. 0 asks always; empty is the usual number`}
    >
      <HouseCount {...usual('roomsPerEmail')} most={10_000} />
      <HouseCount {...usual('roomsPerNetwork')} most={10_000} />
      <HouseCount {...usual('roomsPerHour')} most={10_000} />
      <HouseCount {...usual('percentOfNight')} most={100} unit="%" />
      <HouseChoice at={`${at}/above`} usual="mail" />
      <p className="hint">
        <Trans>Bookings that are paid or have a card behind them are not counted.</Trans>
      </p>
    </FormBlock>
  );
}
