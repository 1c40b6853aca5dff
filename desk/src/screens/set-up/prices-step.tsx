import { Trans, useLingui } from '@lingui/react/macro';
import { saveSetUpPrices } from '@stayfront/contract/desk/set-up';
import { stayDate, addDays } from '@stayfront/rules/stay/stay-date';
import { Button, ButtonLink } from '@stayfront/ui/parts/button.tsx';
import { TextField } from '@stayfront/ui/parts/field.tsx';
import { Plus } from 'lucide-react';
import { useRef, useState } from 'react';
import { useTransport } from '../../app/data/transport.tsx';
import { useDesk, useHouse } from '../../app/page/desk-context.tsx';
import { useDone } from '../../features/frame/undos.tsx';
import { PriceTable } from './price-table.tsx';
import { ordinaryOf, priceFaults, pricesOf, pricesWish, type PricesDraft, type PricesWish } from './prices-draft.ts';
import { SavingNote } from './saving-note.tsx';
import { SeasonPart } from './season-part.tsx';
import { StepFoot } from './step-foot.tsx';
import type { StepProps } from './step-props.ts';
import { usePriceFaultWords } from './use-price-fault-words.ts';
import { useStepSave } from './use-step-save.ts';
import { WeekendChoice } from './weekend-choice.tsx';

/** What each room costs, on weekdays and at the weekend, and in seasons otherwise. */
export function PricesStep({ setUp, onSaved }: StepProps) {
  const { t } = useLingui();
  const { hotelId } = useDesk();
  const { today } = useHouse();
  const transport = useTransport();
  const tell = useDone();
  const { currency, rooms } = setUp;
  const roomIds = rooms.map(({ roomId }) => roomId);
  const [draft, setDraft] = useState(() => pricesOf(setUp));
  const [isTouched, setIsTouched] = useState(false);
  const number = useRef(0);
  const change = (next: (before: PricesDraft) => PricesDraft): void => {
    setDraft(next);
    setIsTouched(true);
  };
  const wish = pricesWish(draft, roomIds, setUp);
  const faults = priceFaults(draft, roomIds, currency);
  const wordsOf = usePriceFaultWords(currency);
  const { saving, save, accept } = useStepSave<PricesWish>({
    wish,
    isTouched,
    partOf: ({ prices }) => prices,
    send: (body, { version, calendarVersion }, accepts) =>
      transport(saveSetUpPrices, {
        params: { hotelId },
        query: {},
        body: { version, calendarVersion, ...body, ...(accepts === undefined ? {} : { accepts }) },
      }),
    onSaved,
  });
  const addSeason = (): void =>
    change((before) => {
      number.current += 1;
      const from = addDays(stayDate(today), 30);
      const season = { key: `new-${number.current}`, name: '', from, to: addDays(from, 30), rooms: {} };
      return { ...before, seasons: [...before.seasons, season] };
    });
  const takeOutSeason = (place: number): void => {
    const gone = draft.seasons[place];
    if (!gone) return;
    change((before) => ({ ...before, seasons: before.seasons.filter(({ key }) => key !== gone.key) }));
    const undo = (): void => change((before) => ({ ...before, seasons: before.seasons.toSpliced(place, 0, gone) }));
    tell({ text: t`The season was taken out`, undo });
  };
  if (rooms.length === 0 || setUp.ratePlan === null)
    return (
      <>
        <p className="set-up__lead">
          {rooms.length === 0 ? (
            <Trans>There is no room yet whose price could be asked for.</Trans>
          ) : (
            <Trans>There is no rate yet that a price could be of.</Trans>
          )}
        </p>
        <p>
          <ButtonLink to={`/${hotelId}/desk/set-up/${rooms.length === 0 ? 'rooms' : 'rates'}`}>
            {rooms.length === 0 ? <Trans>Add rooms</Trans> : <Trans>Choose rates</Trans>}
          </ButtonLink>
        </p>
        <StepFoot step="prices" isDone={false} onNext={async () => true} />
      </>
    );
  const larger = rooms.filter(({ maxOccupancy, standardPersons }) => maxOccupancy > standardPersons);
  const putRoom = (roomId: string, price: object): void =>
    change((before) => ({
      ...before,
      ordinary: { ...before.ordinary, [roomId]: { ...ordinaryOf(before, roomId), ...price } },
    }));
  const money = {
    inputMode: 'decimal',
    maxLength: 12,
    trailing: <span className="house-unit">{currency}</span>,
  } as const;
  return (
    <>
      <p className="set-up__lead">
        <Trans>
          One ordinary price for each room is enough to begin with, for the guests it is meant for. An empty weekend
          costs the same.
        </Trans>
      </p>
      <PriceTable
        name={t`Ordinary prices`}
        rooms={rooms}
        currency={currency}
        weekend={draft.weekend}
        priceOf={(roomId) => ordinaryOf(draft, roomId)}
        faultOf={(roomId, field) => wordsOf(faults[`ordinary.${roomId}.${field}`])}
        onChange={putRoom}
      />
      <WeekendChoice chosen={draft.weekend} onChange={(weekend) => change((before) => ({ ...before, weekend }))} />
      {(larger.length > 0 || setUp.rates.children.areWelcome) && (
        <fieldset className="set-up__group">
          <legend>
            <Trans>Who comes in addition</Trans>
          </legend>
          <div className="set-up__pair">
            {setUp.rates.children.areWelcome && (
              <TextField
                {...money}
                label={t`A child a night`}
                hint={t`Empty: nothing`}
                value={draft.child}
                error={wordsOf(faults['child'])}
                onChange={(child) => change((before) => ({ ...before, child }))}
              />
            )}
            {larger.map(({ roomId, name }) => (
              <TextField
                {...money}
                key={roomId}
                label={t`A further adult, ${name}`}
                hint={t`Empty: no more adults are taken`}
                value={ordinaryOf(draft, roomId).extraAdult}
                error={wordsOf(faults[`ordinary.${roomId}.extraAdult`])}
                onChange={(extraAdult) => putRoom(roomId, { extraAdult })}
              />
            ))}
          </div>
        </fieldset>
      )}
      {draft.seasons.map((season, place) => (
        <SeasonPart
          key={season.key}
          season={season}
          rooms={rooms}
          currency={currency}
          weekend={draft.weekend}
          least={setUp.prices.from}
          faultOf={(field) => wordsOf(faults[`seasons.${place}.${field}`])}
          onChange={(next) =>
            change((before) => ({
              ...before,
              seasons: before.seasons.map((one) => (one.key === season.key ? next : one)),
            }))
          }
          onTakeOut={() => takeOutSeason(place)}
        />
      ))}
      <p className="set-up__more">
        <Button size="s" onClick={addSeason}>
          <Plus className="ic ic-s" aria-hidden /> <Trans>Add a season with other prices</Trans>
        </Button>
      </p>
      <SavingNote
        saving={saving}
        onAgain={() => void save()}
        onAccept={accept}
        onTheirs={() => {
          setDraft(pricesOf(setUp));
          setIsTouched(false);
        }}
      />
      <StepFoot
        step="prices"
        isDone={setUp.done.prices}
        needs={t`Write what a night costs in one of the rooms, or skip this for now.`}
        onNext={async () => wish !== null && save()}
      />
    </>
  );
}
