import { Trans, useLingui } from '@lingui/react/macro';
import type { ServiceOffer } from '@stayfront/contract/service';
import { Check, Lock, Plus, Star } from 'lucide-react';
import { useId } from 'react';
import { nextQuantity } from '../../app/flow/order-services.ts';
import { formatMoney } from '@stayfront/ui/formats/format-money.ts';
import { useVisit } from '../../app/flow/visit.tsx';
import { Badge } from '@stayfront/ui/parts/badge.tsx';
import { Button } from '@stayfront/ui/parts/button.tsx';
import { classes } from '@stayfront/ui/parts/classes.ts';
import { Picture } from '@stayfront/ui/parts/picture.tsx';
import { Stepper } from '@stayfront/ui/parts/stepper.tsx';
import { Tag } from '@stayfront/ui/parts/tag.tsx';
import { usePricingWords } from '../basket/use-pricing-words.ts';
import { ServiceIcon } from './service-icon.ts';
import './services.css';

interface ServiceCardProps {
  offer: ServiceOffer;
  quantity: number;
  onChange: (quantity: number) => void;
}

export function ServiceCard({ offer, quantity, onChange }: ServiceCardProps) {
  const { language } = useVisit();
  const { per } = usePricingWords();
  const id = useId();
  const bill = (minor: number) => formatMoney(language, minor, offer.currency);
  const price = offer.basePrice - offer.baseDiscount;
  const { maxQuantity: max } = offer;
  const isWide = offer.featured && offer.image !== null;
  return (
    <article className={classes('svc', isWide && 'feat')} aria-labelledby={id}>
      <div className="pic svc__pic">
        {offer.image ? (
          <Picture picture={{ ...offer.image, alt: '' }} sizes={isWide ? '(min-width: 1280px) 200px, 100vw' : '96px'} />
        ) : (
          <span className="svc__ic">
            <ServiceIcon offer={offer} />
          </span>
        )}
      </div>
      <div>
        <div className="row wrapx">
          <h2 className="h4" id={id} lang={offer.otherLanguages?.name}>
            {offer.name}
          </h2>
          {offer.featured && (
            <Tag tone="acc" icon={Star}>
              <Trans>Guests’ favourite</Trans>
            </Tag>
          )}
          {offer.required && (
            <Tag icon={Lock}>
              <Trans>This service is mandatory</Trans>
            </Tag>
          )}
        </div>
        <p className="small muted" lang={offer.otherLanguages?.description}>
          {offer.description}
        </p>
        <p className="small svc__p">
          {offer.unitPrice === 0 ? (
            <b>
              <Trans comment="A service that is part of the price of the room">Included</Trans>
            </b>
          ) : (
            <>
              <b className="num">
                <bdi>{bill(price)}</bdi>
              </b>{' '}
              <span className="muted">
                {per(offer.pricingType)}
                {max > 1 && !offer.included && <Trans>, at most {max}</Trans>}
              </span>
            </>
          )}
        </p>
      </div>
      <div className="svc__c">
        <Choice offer={offer} titleId={id} quantity={quantity} onChange={onChange} />
        {quantity > 0 && offer.unitPrice > 0 && (
          <span className="cap muted num">
            <Trans>
              <bdi>{bill(offer.unitPrice * quantity)}</bdi> in total
            </Trans>
          </span>
        )}
        <span className="cap muted" role="status">
          {max > 1 && quantity >= max && <Trans>Maximum quantity for this service is {max}</Trans>}
        </span>
      </div>
    </article>
  );
}

function Choice({ offer, titleId, quantity, onChange }: ServiceCardProps & { titleId: string }) {
  const { t } = useLingui();
  const id = useId();
  const { name, included, required, minQuantity, maxQuantity } = offer;
  const isFixed = included || (required && maxQuantity <= Math.max(1, minQuantity));
  if (isFixed)
    return (
      <Badge tone="ok" icon={Check}>
        <Trans>Included</Trans>
      </Badge>
    );
  const change = (wished: number) => onChange(nextQuantity(offer, quantity, wished));
  if (maxQuantity > 1)
    return (
      <Stepper
        label={name}
        lessLabel={t`Fewer: ${name}`}
        moreLabel={t`More: ${name}`}
        value={quantity}
        min={required ? Math.max(1, minQuantity) : 0}
        max={maxQuantity}
        onChange={change}
      />
    );
  const isAdded = quantity > 0;
  return (
    <Button
      size="s"
      className={isAdded ? 'is-on' : undefined}
      aria-pressed={isAdded}
      // What can be read on a button is what it is called: who speaks to the page says what they see.
      {...(isAdded ? { 'aria-labelledby': `${id} ${titleId}` } : { 'aria-label': t`Add ${name}` })}
      onClick={() => change(isAdded ? 0 : 1)}
    >
      {isAdded ? <Check className="ic" aria-hidden /> : <Plus className="ic" aria-hidden />}
      <span id={id}>
        {isAdded ? (
          <Trans comment="State of a service that was added to the stay">Added</Trans>
        ) : (
          <Trans comment="Button: adds a service to the stay">Add</Trans>
        )}
      </span>
    </Button>
  );
}
