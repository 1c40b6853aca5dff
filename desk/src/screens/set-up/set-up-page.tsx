import { Trans, useLingui } from '@lingui/react/macro';
import type { SetUp } from '@stayfront/contract/desk/set-up';
import { Button } from '@stayfront/ui/parts/button.tsx';
import { useMatches } from '@stayfront/ui/parts/use-matches.ts';
import { Eye, PencilLine } from 'lucide-react';
import { useCallback, useState, type ReactNode } from 'react';
import { HousePreview } from '../../features/house/house-preview.tsx';
import { useHouse } from '../../app/page/desk-context.tsx';
import { HotelStep } from './hotel-step.tsx';
import { LiveStep } from './live-step.tsx';
import { MoneyStep } from './money-step.tsx';
import { PicturesStep } from './pictures-step.tsx';
import { PricesStep } from './prices-step.tsx';
import { RatesStep } from './rates-step.tsx';
import { RoomsStep } from './rooms-step.tsx';
import { searchSoon } from './search-soon.ts';
import { SetUpHead } from './set-up-head.tsx';
import { stepWords } from './step-words.ts';
import type { Step } from './steps.ts';
import type { StepProps } from './step-props.ts';
import './set-up.css';

const parts: Readonly<Record<Step, (props: StepProps) => ReactNode>> = {
  hotel: HotelStep,
  rooms: RoomsStep,
  rates: RatesStep,
  prices: PricesStep,
  money: MoneyStep,
  pictures: PicturesStep,
  live: LiveStep,
};

interface SetUpPageProps {
  setUp: SetUp;
  step: Step;
}

/** The question of a step, and beside it the guests' page as it is by now. */
export function SetUpPage({ setUp, step }: SetUpPageProps) {
  const { i18n, t } = useLingui();
  const { today } = useHouse();
  const isWide = useMatches('(min-width: 1200px)');
  const [isPageShown, setIsPageShown] = useState(false);
  const [saves, setSaves] = useState(0);
  const onSaved = useCallback(() => setSaves((before) => before + 1), []);
  const Part = parts[step];
  const lastRoom = setUp.rooms.at(-1);
  const hasPrices = setUp.done.prices && step !== 'hotel';
  const search = useState(() => searchSoon(today))[0];
  return (
    <div className="set-up" data-shows={isPageShown ? 'page' : 'form'}>
      <main className="set-up__form" id="main">
        <SetUpHead setUp={setUp} step={step} />
        <h1>{i18n._(stepWords[step].asks)}</h1>
        <Part key={step} setUp={setUp} onSaved={onSaved} />
      </main>
      {(isWide || isPageShown) && (
        <aside className="set-up__page" aria-label={t`Your guest page, live`}>
          <HousePreview
            // Without prices nothing is found yet: the room that was added last is looked at by itself.
            page={!setUp.done.prices && lastRoom && step !== 'hotel' ? `room/${lastRoom.roomId}` : ''}
            title={t`Your guest page, live`}
            after={saves}
            {...(hasPrices ? { search } : {})}
            note={
              setUp.isOpen ? (
                <Trans>Guests see what is saved here.</Trans>
              ) : (
                <Trans>Nobody else sees this page before you open it.</Trans>
              )
            }
          />
        </aside>
      )}
      {!isWide && (
        <div className="set-up__switch">
          <Button kind="secondary" aria-pressed={isPageShown} onClick={() => setIsPageShown(!isPageShown)}>
            {isPageShown ? (
              <>
                <PencilLine className="ic ic-s" aria-hidden /> <Trans>Back to the questions</Trans>
              </>
            ) : (
              <>
                <Eye className="ic ic-s" aria-hidden /> <Trans>Show your page</Trans>
              </>
            )}
          </Button>
        </div>
      )}
    </div>
  );
}
