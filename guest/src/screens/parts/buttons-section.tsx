import { useState } from 'react';
import { Trans, useLingui } from '@lingui/react/macro';
import { ArrowRight, ChevronDown, X } from 'lucide-react';
import { Button, ButtonLink } from '@stayfront/ui/parts/button.tsx';
import { IconButton } from '@stayfront/ui/parts/icon-button.tsx';
import { PillButton } from '@stayfront/ui/parts/pill-button.tsx';
import { Section } from './section.tsx';
import { State } from './state.tsx';

function ButtonStates({ kind, label }: { kind: 'primary' | 'secondary' | 'quiet'; label: string }) {
  const { t } = useLingui();
  return (
    <div className="sts">
      <State name={<Trans>Rest</Trans>}>
        <Button kind={kind}>{label}</Button>
      </State>
      <State name={<Trans>Hover</Trans>}>
        <Button kind={kind} className="is-hover">
          {label}
        </Button>
      </State>
      <State name={<Trans>Focus</Trans>}>
        <Button kind={kind} className="is-focus">
          {label}
        </Button>
      </State>
      <State name={<Trans>Pressed</Trans>}>
        <Button kind={kind} className="is-active">
          {label}
        </Button>
      </State>
      <State name={<Trans>Disabled</Trans>}>
        <Button kind={kind} isDisabled>
          {label}
        </Button>
      </State>
      <State name={<Trans>Waiting</Trans>}>
        <Button kind={kind} isWaiting waitingLabel={t`Please wait`}>
          <Trans>Check availability</Trans>
        </Button>
      </State>
      <State name={<Trans>Waiting, narrow</Trans>}>
        <Button kind={kind} isWaiting waitingLabel={t`Please wait`}>
          {label}
        </Button>
      </State>
    </div>
  );
}

function TryWaiting() {
  const { t } = useLingui();
  const [isWaiting, setIsWaiting] = useState(false);
  const wait = () => {
    setIsWaiting(true);
    setTimeout(() => setIsWaiting(false), 1500);
  };
  return (
    <Button kind="primary" size="l" isWaiting={isWaiting} waitingLabel={t`Please wait`} onClick={wait}>
      <Trans>Place Order</Trans>
    </Button>
  );
}

export function ButtonsSection() {
  const { t } = useLingui();
  return (
    <Section title={<Trans>Buttons</Trans>}>
      <ButtonStates kind="primary" label={t`Book`} />
      <ButtonStates kind="secondary" label={t`Change`} />
      <ButtonStates kind="quiet" label={t`Reset dates`} />
      <div className="sts">
        <State name={<Trans>Destructive</Trans>}>
          <Button kind="danger">
            <Trans>Cancel this room</Trans>
          </Button>
        </State>
        <State name={<Trans>Destructive, confirmed</Trans>}>
          <Button kind="danger-filled">
            <Trans>Yes, reset</Trans>
          </Button>
        </State>
        <State name={<Trans>Large, 56; press it</Trans>}>
          <TryWaiting />
        </State>
        <State name={<Trans>Small, 44</Trans>}>
          <Button size="s">
            <Trans>Upgrade</Trans>
          </Button>
        </State>
        <State name={<Trans>Chosen</Trans>}>
          <Button size="s" className="is-on" aria-pressed>
            <Trans>Added</Trans>
          </Button>
        </State>
        <State name={<Trans>Sold out</Trans>}>
          <Button size="s" isDisabled>
            <Trans>Room is sold out</Trans>
          </Button>
        </State>
        <State name={<Trans>Link</Trans>}>
          <ButtonLink size="s" to="#parts">
            <Trans>See package</Trans>
            <ArrowRight className="ic flip" aria-hidden />
          </ButtonLink>
        </State>
        <State name={<Trans>Icon</Trans>}>
          <IconButton icon={X} label={t`Close`} isOutlined />
        </State>
        <State name={<Trans>Pill</Trans>}>
          <PillButton isOutlined>
            <Trans>Sort by: Popularity</Trans>
            <ChevronDown className="ic" aria-hidden />
          </PillButton>
        </State>
      </div>
    </Section>
  );
}
