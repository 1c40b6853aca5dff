import { Trans, useLingui } from '@lingui/react/macro';
import { CircleCheck, CircleSlash, CreditCard, ShieldCheck } from 'lucide-react';
import { Badge } from '@stayfront/ui/parts/badge.tsx';
import { Button } from '@stayfront/ui/parts/button.tsx';
import { Price } from '@stayfront/ui/parts/price.tsx';
import { Tooltip } from '@stayfront/ui/parts/tooltip.tsx';
import { amounts } from './specimens.ts';

export function StrictRate({ name }: { name?: string }) {
  const { t } = useLingui();
  return (
    <article className="rate">
      <div>
        <h4>{name ?? <Trans>Non-refundable</Trans>}</h4>
        <p>
          <Trans>Our lowest price for dates you are sure of. Paid when you book.</Trans>
        </p>
      </div>
      <div className="rate__b">
        <Badge icon={CircleSlash}>
          <Trans>Non-refundable</Trans>
        </Badge>
        <Badge icon={CreditCard}>
          <Trans>Pay now, online</Trans>
        </Badge>
      </div>
      <Price big={amounts.stay} sub={[t`for 3 nights`, <Trans key="night">{amounts.night} per night</Trans>]} />
      <Button kind="primary" size="s">
        <Trans>Book</Trans>
      </Button>
    </article>
  );
}

export function FlexibleRate() {
  const { t } = useLingui();
  return (
    <article className="rate">
      <div>
        <h4>
          <Trans>Flexible</Trans>
        </h4>
        <p>
          <Trans>Change or cancel freely until three days before you arrive.</Trans>
        </p>
      </div>
      <div className="rate__b">
        <Tooltip text={<Trans>Free until 8 June at 18:00. After that the first night is due.</Trans>}>
          <Badge tone="ok" icon={CircleCheck}>
            <Trans>
              Free cancellation until <span className="nb">8 June, 18:00</span>
            </Trans>
          </Badge>
        </Tooltip>
        <Badge icon={ShieldCheck}>
          <Trans>Card as guarantee, not charged</Trans>
        </Badge>
      </div>
      <Price big={amounts.flexStay} sub={[t`for 3 nights`, <Trans key="night">{amounts.flexNight} per night</Trans>]} />
      <Button size="s">
        <Trans>Book</Trans>
      </Button>
    </article>
  );
}
