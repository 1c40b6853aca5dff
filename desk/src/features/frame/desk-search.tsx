import { useLingui } from '@lingui/react/macro';
import { BedDouble } from 'lucide-react';
import { useNavigate } from 'react-router';
import { chooseLight, speak } from '../../app/page/choose-look.ts';
import { useHouse, useMay } from '../../app/page/desk-context.tsx';
import { KeysTable } from '../palette/keys-table.tsx';
import { Palette } from '../palette/palette.tsx';
import { useDone } from './undos.tsx';
import { useDeskKeys } from './use-desk-keys.ts';
import { usePlaces } from './use-places.ts';
import { useSignOut } from './use-sign-out.ts';

export type Shown = 'palette' | 'keys' | null;

/** The palette and the table of keys, which stand over every page. */
export function DeskSearch({ shown, onShow }: { shown: Shown; onShow: (shown: Shown) => void }) {
  const { i18n, t } = useLingui();
  const { hotelId, rooms } = useHouse();
  const mayBook = useMay('front-desk');
  const navigate = useNavigate();
  const tell = useDone();
  const signingOut = useSignOut();
  const open = usePlaces().map((place) => ({ ...place, said: i18n._(place.name) }));
  const go = (href: string, state?: object): void => void navigate(href, { state });
  useDeskKeys({
    onSearch: () => onShow('palette'),
    onKeys: () => onShow('keys'),
    onNew: mayBook ? () => go(`/${hotelId}/desk/new`) : undefined,
  });
  const close = (): void => onShow(null);
  return (
    <>
      <Palette
        isOpen={shown === 'palette'}
        onClose={close}
        acts={{
          go,
          speak,
          light: chooseLight,
          signOut: () => signingOut.mutate(),
          showKeys: () => onShow('keys'),
          copy: (text) => void navigator.clipboard.writeText(text).then(() => tell({ text: t`${text} is copied` })),
          places: open.map(({ path, icon, said, href, key }) => ({
            id: `place-${path.replaceAll('/', '-')}`,
            icon,
            words: said,
            text: said,
            keys: `G ${key.toUpperCase()}`,
            href,
            run: () => go(href),
          })),
          rooms: rooms.map(({ id, name }) => {
            const href = `/${hotelId}/desk/reservations?roomId=${id}`;
            return {
              id: `room-${id}`,
              icon: BedDouble,
              words: name,
              text: name,
              aside: t`its reservations`,
              href,
              run: () => go(href),
            };
          }),
        }}
      />
      <KeysTable
        isOpen={shown === 'keys'}
        onClose={close}
        places={open.map(({ key, said }) => ({ key, name: said }))}
        mayBook={mayBook}
      />
    </>
  );
}
