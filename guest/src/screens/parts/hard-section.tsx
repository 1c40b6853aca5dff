import { Trans, useLingui } from '@lingui/react/macro';
import { CircleCheck } from 'lucide-react';
import { Badge } from '@stayfront/ui/parts/badge.tsx';
import { Button } from '@stayfront/ui/parts/button.tsx';
import { Price } from '@stayfront/ui/parts/price.tsx';
import { Tag } from '@stayfront/ui/parts/tag.tsx';
import { themeProperties } from '@stayfront/ui/theme/theme-properties.ts';
import { StrictRate } from './rate-specimen.tsx';
import { RoomSpecimen } from './room-specimen.tsx';
import { Section } from './section.tsx';
import { amounts, hard } from './specimens.ts';

const brands = ['#ffd400', '#00e0c0', '#111111'];

/** What breaks designs: pale and black brands, long words, another script. */
export function HardSection() {
  const { t } = useLingui();
  return (
    <Section title={<Trans>Hard cases</Trans>}>
      <div className="houses">
        {brands.map((brand) =>
          (['light', 'dark'] as const).map((mode) => (
            <div
              key={brand + mode}
              className="house theme"
              data-theme="hard"
              data-mode={mode}
              style={themeProperties({ brand, sizeBody: 'large', sizeButton: 'large' })}
            >
              <Tag tone="acc">
                <Trans>3 nights</Trans>
              </Tag>
              <div className="row wrapx">
                <Button kind="primary" size="s">
                  <Trans>Book</Trans>
                </Button>
                <Button size="s">
                  <Trans>Details</Trans>
                </Button>
                <a className="link" href="#parts">
                  <Trans>Show more</Trans>
                </a>
              </div>
            </div>
          )),
        )}
        <div className="house theme" data-theme="hard" data-mode="light" lang="ar" dir="rtl">
          <h3>{hard.arabicRoom}</h3>
          <p className="small muted">{hard.arabicText}</p>
          <Price big={amounts.dirham} isLarge per={hard.arabicPer} />
          <Badge tone="ok" icon={CircleCheck}>
            {hard.arabicFree}
          </Badge>
          <Button kind="primary" size="s">
            {hard.arabicBook}
          </Button>
        </div>
        <div className="house theme" data-theme="hard" data-mode="dark">
          <h3>{hard.longName}</h3>
          <Price
            from={t`from`}
            big={amounts.dirham}
            isLarge
            per={t`per night`}
            sub={<Trans>{amounts.dirham} for 3 nights, VAT included</Trans>}
          />
          <Button kind="primary" isWide>
            <Trans>Enter your contact details and continue to the payment</Trans>
          </Button>
        </div>
      </div>
      <RoomSpecimen name={hard.longName} rates={<StrictRate name={hard.longRate} />} />
    </Section>
  );
}
