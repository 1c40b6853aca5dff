import { Trans } from '@lingui/react/macro';
import { AlertsSection } from './alerts-section.tsx';
import { BadgesSection } from './badges-section.tsx';
import { ButtonsSection } from './buttons-section.tsx';
import { ColoursSection } from './colours-section.tsx';
import { DialogsSection } from './dialogs-section.tsx';
import { FieldsSection } from './fields-section.tsx';
import { HardSection } from './hard-section.tsx';
import { HousesSection } from './houses-section.tsx';
import { RoomsSection } from './rooms-section.tsx';
import { SpaceSection } from './space-section.tsx';
import { SteppersSection } from './steppers-section.tsx';
import { SummarySection } from './summary-section.tsx';
import { TabsSection } from './tabs-section.tsx';
import { TypeSection } from './type-section.tsx';
import './parts-screen.css';

/** For ourselves: every part in every state a guest may meet it, and what breaks designs. */
export function PartsScreen() {
  return (
    <main className="wrap sheetw" id="parts">
      <header className="ps__top">
        <h1>
          <Trans>Parts</Trans>
        </h1>
        <p className="lead muted">
          <Trans>Every element of the booking engine, in the state a guest may meet it.</Trans>
        </p>
      </header>
      <HousesSection />
      <ColoursSection />
      <TypeSection />
      <SpaceSection />
      <ButtonsSection />
      <FieldsSection />
      <SteppersSection />
      <BadgesSection />
      <AlertsSection />
      <DialogsSection />
      <TabsSection />
      <RoomsSection />
      <SummarySection />
      <HardSection />
    </main>
  );
}
