import { useState } from 'react';
import { Trans, useLingui } from '@lingui/react/macro';
import { Accordion } from '@stayfront/ui/parts/accordion.tsx';
import { Carousel } from '@stayfront/ui/parts/carousel.tsx';
import { Skeleton } from '@stayfront/ui/parts/skeleton.tsx';
import { Tabs } from '@stayfront/ui/parts/tabs.tsx';
import { Section } from './section.tsx';
import { paintings } from './specimens.ts';

export function TabsSection() {
  const { t } = useLingui();
  const [tab, setTab] = useState('rooms');
  const pictures = paintings([t`The lake at noon`, t`The lake in the morning`, t`The lake at dusk`]);
  const accordion = (
    <Accordion
      items={[
        {
          key: 'description',
          title: <Trans>Description</Trans>,
          isOpen: true,
          body: (
            <p className="small muted">
              <Trans>The bed is handmade in Bern and the curtains close completely.</Trans>
            </p>
          ),
        },
        {
          key: 'facilities',
          title: <Trans>Facilities</Trans>,
          body: (
            <p className="small muted">
              <Trans>Lake view, balcony, espresso machine</Trans>
            </p>
          ),
        },
      ]}
    />
  );
  return (
    <Section title={<Trans>Tabs, accordion, dots and skeletons</Trans>}>
      <div className="g3">
        <Tabs
          label={t`What to book`}
          selected={tab}
          onSelect={setTab}
          tabs={[
            { key: 'rooms', label: t`Rooms`, panel: accordion },
            {
              key: 'packages',
              label: t`Packages`,
              panel: (
                <p className="small muted">
                  <Trans>Three nights, breakfast and the lakeside sauna.</Trans>
                </p>
              ),
            },
          ]}
        />
        <Carousel
          className="specimen-pic"
          pictures={pictures}
          label={t`Pictures of the Junior Suite`}
          previousLabel={t`Previous picture`}
          nextLabel={t`Next picture`}
          positionLabel={(position, count) => t`Picture ${position} of ${count}`}
        />
        <div className="box box-p">
          <Skeleton width="60%" height="24px" />
          <Skeleton width="90%" height="14px" gapAbove="16px" />
          <Skeleton width="80%" height="14px" gapAbove="10px" />
          <Skeleton width="140px" height="44px" gapAbove="24px" radius="var(--r-m)" />
        </div>
      </div>
    </Section>
  );
}
