/** Markup that is safe to send. Only `html` and `trusted` make it, so a forgotten escape does not compile. */
export class Html {
  readonly markup: string;
  constructor(markup: string) {
    this.markup = markup;
  }
}

type Piece = string | number | Html | readonly Html[];

/** A template whose every value is escaped; attributes must be quoted. */
export function html(markup: TemplateStringsArray, ...pieces: Piece[]): Html {
  return new Html(String.raw({ raw: markup }, ...pieces.map(written)));
}

/** For text of our own, such as a stylesheet. Nothing that came from outside belongs here. */
export function trusted(markup: string): Html {
  return new Html(markup);
}

const ESCAPES: Record<string, string> = { '&': '&amp;', '<': '&lt;', '>': '&gt;', '"': '&quot;', "'": '&#39;' };

function written(piece: Piece): string {
  if (piece instanceof Html) return piece.markup;
  if (typeof piece === 'object') return piece.map(written).join('');
  return String(piece).replace(/[&<>"']/g, (sign) => ESCAPES[sign] ?? sign);
}
