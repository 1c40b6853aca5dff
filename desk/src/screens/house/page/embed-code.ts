/** What the element of a hotel's own page can be told, in the order of its lines; empty is not told. */
export type EmbedWishes = {
  readonly lang: string;
  readonly theme: string;
  readonly currency: string;
  readonly adults: string;
  readonly promo: string;
  readonly offset: string;
};

export const noWishes: EmbedWishes = { lang: '', theme: '', currency: '', adults: '', promo: '', offset: '' };

/** The attributes of the element, without those that nobody wished for. */
export const attributesOf = (hotelId: number, wishes: EmbedWishes, title: string): Record<string, string> => ({
  hotel: String(hotelId),
  ...Object.fromEntries(Object.entries(wishes).filter(([, value]) => value !== '')),
  title,
});

const escaped = (text: string): string =>
  text.replaceAll('&', '&amp;').replaceAll('"', '&quot;').replaceAll('<', '&lt;');

/** The lines as they are copied. */
export function writeEmbedCode(engine: string, attributes: Readonly<Record<string, string>>): string {
  const { hotel = '', title = '', lang } = attributes;
  const written = Object.entries(attributes).map(([name, value]) => `${name}="${escaped(value)}"`);
  const query = lang === undefined ? '' : `?lang=${lang}`;
  return [
    `<script src="${engine}/embed.js" async></script>`,
    `<stayfront-booking ${written.join(' ')}>`,
    `  <a href="${engine}/${hotel}${query}">${escaped(title)}</a>`,
    '</stayfront-booking>',
  ].join('\n');
}
