import { useState } from 'react';
import { Trans } from '@lingui/react/macro';
import { Checkbox } from '@stayfront/ui/parts/checkbox.tsx';
import { Radio } from '@stayfront/ui/parts/radio.tsx';
import { Switch } from '@stayfront/ui/parts/switch.tsx';

export function ChoicesSpecimen() {
  const [views, setViews] = useState({ lake: true, balcony: false, terms: false });
  const [order, setOrder] = useState('popularity');
  const [isDark, setIsDark] = useState(true);
  const [isHidden, setIsHidden] = useState(false);
  const tick = (name: keyof typeof views) => (isOn: boolean) => setViews((before) => ({ ...before, [name]: isOn }));
  const radio = { name: 'parts-order', onChange: setOrder };
  return (
    <div className="g3">
      <div>
        <Checkbox label={<Trans>Lake view</Trans>} count={6} isChecked={views.lake} onChange={tick('lake')} />
        <Checkbox label={<Trans>Balcony</Trans>} count={4} isChecked={views.balcony} onChange={tick('balcony')} />
        <Checkbox label={<Trans>Bathtub</Trans>} count={0} isChecked={false} onChange={() => undefined} isDisabled />
      </div>
      <div>
        <Radio {...radio} value="popularity" label={<Trans>Popularity</Trans>} isChecked={order === 'popularity'} />
        <Radio {...radio} value="price" label={<Trans>Price, lowest first</Trans>} isChecked={order === 'price'} />
        <Radio {...radio} value="name" label={<Trans>Room name</Trans>} isChecked={order === 'name'} />
      </div>
      <div>
        <Switch label={<Trans>Dark mode</Trans>} isOn={isDark} onChange={setIsDark} />
        <Switch label={<Trans>Hide the form</Trans>} isOn={isHidden} onChange={setIsHidden} />
        <Checkbox
          label={<Trans>I accept the general terms</Trans>}
          error={views.terms ? undefined : <Trans>Please accept the general terms</Trans>}
          isChecked={views.terms}
          onChange={tick('terms')}
        />
      </div>
    </div>
  );
}
