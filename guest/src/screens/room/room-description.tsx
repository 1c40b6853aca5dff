import type { GuestRoom } from '@stayfront/contract/hotel';

/** What the hotel says of a room: the first sentence leads, the rest follows at ease. */
export function RoomDescription({ room }: { room: GuestRoom }) {
  const [lead, ...more] = paragraphsOf(room.description);
  return (
    <div className="prose" lang={room.otherLanguages?.description}>
      <p className="lead">{lead}</p>
      {more.map((paragraph) => (
        <p key={paragraph} className="muted">
          {paragraph}
        </p>
      ))}
    </div>
  );
}

function paragraphsOf(text: string): string[] {
  const [, first, rest] = /^(.{40,220}?[.!?。؟])\s+(.+)$/su.exec(text) ?? [];
  return first === undefined || rest === undefined ? [text] : [first, ...rest.split(/\n+/)];
}
