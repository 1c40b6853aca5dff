import { Trans, useLingui } from '@lingui/react/macro';
import { Button } from '@stayfront/ui/parts/button.tsx';
import { SelectField } from '@stayfront/ui/parts/select-field.tsx';
import { LogOut } from 'lucide-react';
import { deskLanguages } from '../../app/i18n/languages.ts';
import { useDesk, useHouse } from '../../app/page/desk-context.tsx';
import { chooseLight, speak } from '../../app/page/choose-look.ts';
import { HotelList } from '../../features/frame/hotel-list.tsx';
import { PlaceLink } from '../../features/frame/place-link.tsx';
import { usePlaces } from '../../features/frame/use-places.ts';
import { useRoleName } from '../../features/frame/use-role-name.ts';
import { useSignOut } from '../../features/frame/use-sign-out.ts';
import { PageHead } from '../../parts/page-head.tsx';
import { Section } from '../../parts/section.tsx';
import { Passkeys } from './passkeys.tsx';
import { ReportMailPart } from './report-mail-part.tsx';
import { Sessions } from './sessions.tsx';
import './you.css';

/** A person's own page: how the desk speaks and looks to them, how they sign in, and where they are signed in. */
export default function YouScreen() {
  const { t } = useLingui();
  const { language } = useDesk();
  const { who, hotelName } = useHouse();
  const roleName = useRoleName();
  const role = roleName(who.role);
  const signOut = useSignOut();
  const others = usePlaces().filter(({ isDaily }) => !isDaily);
  return (
    <>
      <PageHead
        title={t`You`}
        actions={
          <Button isWaiting={signOut.isPending} waitingLabel={t`One moment`} onClick={() => signOut.mutate()}>
            <LogOut className="ic ic-s flip" aria-hidden /> <Trans>Sign out</Trans>
          </Button>
        }
      >
        <bdi>{who.by}</bdi>
        <br />
        <Trans>
          {role} at {hotelName}
        </Trans>
      </PageHead>
      <div className="page-body you">
        {signOut.isError && <p role="alert">{t`That did not work. Try again.`}</p>}
        {others.length > 0 && (
          <nav className="you__places" aria-label={t`More of the desk`}>
            {others.map((place) => (
              <PlaceLink key={place.path} place={place} />
            ))}
          </nav>
        )}
        <Passkeys />
        <Sessions />
        <ReportMailPart />
        <Section title={<Trans>Language and light</Trans>}>
          <div className="you__choices">
            <SelectField
              label={t`Language`}
              value={language}
              options={Object.entries(deskLanguages).map(([value, label]) => ({ value, label }))}
              onChange={speak}
            />
            <div className="you__light">
              <Button onClick={() => chooseLight('light')}>
                <Trans>Light</Trans>
              </Button>
              <Button onClick={() => chooseLight('dark')}>
                <Trans>Dark</Trans>
              </Button>
            </div>
          </div>
        </Section>
        <HotelList />
      </div>
    </>
  );
}
