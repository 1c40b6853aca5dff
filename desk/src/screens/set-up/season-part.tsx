import { Trans, useLingui } from '@lingui/react/macro';
import type { SetUp } from '@stayfront/contract/desk/set-up';
import type { CurrencyCode } from '@stayfront/rules/currency/currencies';
import { Button } from '@stayfront/ui/parts/button.tsx';
import { TextField } from '@stayfront/ui/parts/field.tsx';
import { DayField } from '../../parts/day-field.tsx';
import { PriceTable } from './price-table.tsx';
import { seasonPriceOf, type SeasonDraft } from './prices-draft.ts';

interface SeasonPartProps {
  season: SeasonDraft;
  rooms: SetUp['rooms'];
  currency: CurrencyCode;
  weekend: SetUp['prices']['weekend'];
  least: string;
  /** By what of the season is at fault. */
  faultOf: (field: string) => string | undefined;
  onChange: (season: SeasonDraft) => void;
  onTakeOut: () => void;
}

/** Some weeks in which rooms cost otherwise. A room that is left empty keeps its ordinary price. */
export function SeasonPart(props: SeasonPartProps) {
  const { season, rooms, currency, weekend, least, faultOf, onChange, onTakeOut } = props;
  const { t } = useLingui();
  const name = season.name.trim() === '' ? t`New season` : season.name;
  return (
    <fieldset className="set-up__group set-up__season">
      <legend>{name}</legend>
      <div className="set-up__season-head">
        <TextField
          label={t`Name of the season`}
          placeholder={t`e.g. High season`}
          value={season.name}
          error={faultOf('name')}
          maxLength={60}
          onChange={(typed) => onChange({ ...season, name: typed })}
          isRequired
        />
        <DayField
          label={t`First night`}
          value={season.from}
          least={least}
          error={faultOf('from')}
          onChange={(from) => onChange({ ...season, from })}
        />
        <DayField
          label={t`Last night`}
          value={season.to}
          least={season.from}
          error={faultOf('to')}
          onChange={(to) => onChange({ ...season, to })}
        />
        <Button kind="quiet" onClick={onTakeOut}>
          <Trans>Take out</Trans>
        </Button>
      </div>
      <PriceTable
        name={t`Prices of ${name}`}
        rooms={rooms}
        currency={currency}
        weekend={weekend}
        priceOf={(roomId) => seasonPriceOf(season, roomId)}
        faultOf={(roomId, field) => faultOf(`rooms.${roomId}.${field}`)}
        onChange={(roomId, price) =>
          onChange({ ...season, rooms: { ...season.rooms, [roomId]: { ...seasonPriceOf(season, roomId), ...price } } })
        }
      />
    </fieldset>
  );
}
