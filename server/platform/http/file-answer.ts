import type { Readable } from 'node:stream';

type Filed = {
  /** As the browser saves it. */
  readonly name: string;
  readonly type: string;
  /** A file that is made while it is sent has no end that is known before. */
  readonly content: Buffer | Readable;
  /** Whether a browser shows it by itself; otherwise it is saved. */
  readonly isShown?: boolean;
};

/** An answer that is a file, not JSON. It is somebody's alone: kept by nobody on the way. */
export class FileAnswer {
  readonly content: Buffer | Readable;
  readonly headers: Readonly<Record<string, string>>;

  constructor({ name, type, content, isShown = false }: Filed) {
    this.content = content;
    this.headers = {
      'content-type': type,
      'content-disposition': `${isShown ? 'inline' : 'attachment'}; filename="${name}"`,
      'cache-control': 'private, no-store',
      'x-robots-tag': 'noindex',
      // What browsers show a PDF with is a page of their own that has to obey this one's rules.
      ...(isShown
        ? {
            'content-security-policy':
              "default-src 'none'; object-src 'self'; style-src 'unsafe-inline'; frame-ancestors 'none'",
          }
        : {}),
    };
  }
}
