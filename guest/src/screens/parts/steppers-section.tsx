import { useState } from 'react';
import { Trans, useLingui } from '@lingui/react/macro';
import { RangeSlider } from '@stayfront/ui/parts/range-slider.tsx';
import { Stepper } from '@stayfront/ui/parts/stepper.tsx';
import { Steps } from '@stayfront/ui/parts/steps.tsx';
import { Section } from './section.tsx';

const MIN = 90;
const MAX = 690;
const counts = [2, 3, 5, 8, 11, 14, 17, 20, 18, 15, 12, 13, 9, 7, 8, 5, 4, 3, 2, 2];

export function SteppersSection() {
  const { t } = useLingui();
  const [adults, setAdults] = useState(2);
  const [children, setChildren] = useState(0);
  const [range, setRange] = useState<[number, number]>([210, 570]);
  return (
    <Section title={<Trans>Steppers and slider</Trans>}>
      <div className="g3">
        <div>
          <div className="guest-line">
            <span>
              <b>
                <Trans>Adults</Trans>
              </b>
              <small>
                <Trans>From 13 years</Trans>
              </small>
            </span>
            <Stepper
              label={t`Adults`}
              lessLabel={t`One adult less`}
              moreLabel={t`One adult more`}
              min={1}
              max={6}
              value={adults}
              onChange={setAdults}
            />
          </div>
          <div className="guest-line">
            <span>
              <b>
                <Trans>Children</Trans>
              </b>
              <small>
                <Trans>4 to 12 years</Trans>
              </small>
            </span>
            <Stepper
              label={t`Children`}
              lessLabel={t`One child less`}
              moreLabel={t`One child more`}
              max={4}
              value={children}
              onChange={setChildren}
            />
          </div>
        </div>
        <RangeSlider
          label={t`Price per night`}
          lowLabel={t`Lowest price`}
          highLabel={t`Highest price`}
          min={MIN}
          max={MAX}
          step={10}
          value={range}
          onChange={setRange}
          texts={[`CHF\u00a0${range[0]}`, `CHF\u00a0${range[1]}`]}
          counts={counts}
        />
      </div>
      <Steps
        label={t`Progress`}
        doneLabel={t`done`}
        now="details"
        steps={[
          { key: 'services', name: t`Services`, to: '#parts' },
          { key: 'details', name: t`Your details` },
          { key: 'payment', name: t`Payment` },
        ]}
      />
    </Section>
  );
}
