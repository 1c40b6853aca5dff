import { Trans } from '@lingui/react/macro';
import { Check, CloudOff, Info, SearchX, ShieldCheck } from 'lucide-react';
import { Alert } from '@stayfront/ui/parts/alert.tsx';
import { Button } from '@stayfront/ui/parts/button.tsx';
import { Notice } from '@stayfront/ui/parts/notice.tsx';
import { Toast } from '@stayfront/ui/parts/toast.tsx';
import { useToasts } from '@stayfront/ui/parts/toasts.tsx';
import { Section } from './section.tsx';
import { amounts } from './specimens.ts';

export function AlertsSection() {
  const show = useToasts();
  return (
    <Section title={<Trans>Alerts and toasts</Trans>}>
      <div className="g2">
        <Alert>
          <Trans>City tax is not included. It is collected by the hotel at check-in.</Trans>
        </Alert>
        <Alert tone="ok">
          <Trans>
            Your promo code saves you <bdi className="nb">{amounts.promo}</bdi>.
          </Trans>
        </Alert>
        <Alert tone="warn">
          <Trans>These prices are held for 5 more minutes.</Trans>
        </Alert>
        <Alert tone="bad">
          <Trans>Booking failed, session has expired. Please return and try again.</Trans>
        </Alert>
        <Alert icon={ShieldCheck} title={<Trans>Your card will not be charged.</Trans>}>
          <Trans>It is only needed to guarantee the booking. You pay at the hotel.</Trans>
        </Alert>
      </div>
      <div className="chips wide">
        <Toast>
          <Trans>The room was cancelled</Trans>
        </Toast>
        <Toast icon={Info}>
          <Trans>Your dates were changed</Trans>
        </Toast>
        <Button onClick={() => show({ text: <Trans>The promo code was applied</Trans>, icon: Check })}>
          <Trans>Show a toast</Trans>
        </Button>
      </div>
      <div className="g2">
        <div className="box">
          <Notice
            level={3}
            icon={SearchX}
            title={<Trans>We cannot find this page</Trans>}
            actions={
              <Button>
                <Trans>Return home</Trans>
              </Button>
            }
          >
            <Trans>The address may have changed, or the link may be old.</Trans>
          </Notice>
        </div>
        <div className="box">
          <Notice
            level={3}
            tone="bad"
            icon={CloudOff}
            title={<Trans>The rooms could not be loaded</Trans>}
            actions={
              <Button kind="primary">
                <Trans>Try again</Trans>
              </Button>
            }
          >
            <Trans>Your dates and guests are kept.</Trans>
          </Notice>
        </div>
      </div>
    </Section>
  );
}
