import { Trans, useLingui } from '@lingui/react/macro';
import type { CurrencyCode } from '@stayfront/rules/currency/currencies';
import { formatMoney } from '@stayfront/ui/formats/format-money.ts';
import { TextField } from '@stayfront/ui/parts/field.tsx';
import { SelectField } from '@stayfront/ui/parts/select-field.tsx';
import { useDesk } from '../../app/page/desk-context.tsx';
import { DayField } from '../../parts/day-field.tsx';
import { roundings, type BulkDraft, type BulkField, type DoorsWay, type PriceWay } from './bulk-wish.ts';

interface BulkChangeProps {
  draft: BulkDraft;
  faults: readonly BulkField[];
  currency: CurrencyCode;
  onSet: (fields: Partial<BulkDraft>) => void;
}

/** What becomes of the nights that are meant; what is left empty stays as it is. */
export function BulkChange({ draft, faults, currency, onSet }: BulkChangeProps) {
  const { t } = useLingui();
  const { language } = useDesk();
  const { priceWay } = draft;
  const ways: readonly (readonly [PriceWay, string])[] = [
    ['set', t`Set to`],
    ['change', t`Change by`],
    ['copy', t`Copy from`],
  ];
  const priceFault = {
    set: t`Type a price, as 180`,
    change: t`Type +10, −10, +8 % or −5 %`,
    copy: t`Type +5 % or −5 %, or nothing`,
    leave: '',
  }[priceWay];
  const doors: readonly (readonly [DoorsWay, string])[] = [
    ['leave', t`Leave as they are`],
    ['open', t`Open`],
    ['no-arrival', t`No arrival`],
    ['no-departure', t`No departure`],
    ['closed', t`Closed`],
  ];
  const nightsFault = (field: BulkField): string | undefined =>
    faults.includes(field) ? t`Type a number of nights; 0 asks for none` : undefined;
  return (
    <>
      <fieldset className="bulk__group">
        <legend>
          <Trans>Price</Trans>
        </legend>
        <div className="bulk__weekdays">
          {ways.map(([way, name]) => (
            <button key={way} type="button" aria-pressed={priceWay === way} onClick={() => onSet({ priceWay: way })}>
              {name}
            </button>
          ))}
        </div>
      </fieldset>
      {priceWay === 'copy' && (
        <DayField
          label={t`From the nights that begin on`}
          value={draft.copyFrom}
          least="2000-01-01"
          error={faults.includes('copyFrom') ? t`Choose a day` : undefined}
          onChange={(copyFrom) => onSet({ copyFrom })}
        />
      )}
      <div className="bulk__pair">
        <TextField
          label={priceWay === 'copy' ? t`With a change of` : priceWay === 'set' ? t`Price in ${currency}` : t`Change`}
          value={draft.price}
          placeholder={priceWay === 'set' ? '180' : priceWay === 'copy' ? '+5 %' : '+8 %'}
          error={faults.includes('price') ? priceFault : undefined}
          onChange={(price) => onSet({ price })}
        />
        {priceWay !== 'set' && (
          <SelectField
            label={t`Rounded`}
            value={draft.roundTo}
            options={roundings(currency).map((step) => ({
              value: String(step),
              label: t`to ${formatMoney(language, step, currency, 'search')}`,
            }))}
            onChange={(roundTo) => onSet({ roundTo })}
          />
        )}
      </div>
      <div className="bulk__pair">
        <TextField
          label={t`At least, nights`}
          inputMode="numeric"
          value={draft.minStay}
          placeholder={t`Leave as it is`}
          error={nightsFault('minStay')}
          onChange={(minStay) => onSet({ minStay })}
        />
        <TextField
          label={t`At most, nights`}
          inputMode="numeric"
          value={draft.maxStay}
          placeholder={t`Leave as it is`}
          error={nightsFault('maxStay')}
          onChange={(maxStay) => onSet({ maxStay })}
        />
        <SelectField
          label={t`Arrivals, departures`}
          value={draft.doors}
          options={doors.map(([value, label]) => ({ value, label }))}
          onChange={(way) => onSet({ doors: way as DoorsWay })}
        />
        <TextField
          label={t`Rooms for sale`}
          inputMode="numeric"
          value={draft.total}
          placeholder={t`Leave as it is`}
          error={faults.includes('total') ? t`Type a number of rooms` : undefined}
          onChange={(total) => onSet({ total })}
        />
      </div>
    </>
  );
}
