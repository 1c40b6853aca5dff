/** What a document is put together of, whoever drew it: a guest's page or one of the desk. */
export type DrawnPage = {
  readonly language: string;
  /** Countries whose words the page speaks, where a language has them: CH, BR. */
  readonly words: readonly string[];
  readonly direction: 'ltr' | 'rtl';
  readonly mode: 'light' | 'dark';
  readonly bodyClass: string;
  readonly title: string;
  /** What a browser shows beside the title. */
  readonly icon: string;
  readonly description: string;
  readonly isPrivate: boolean;
  /** For search engines and for those who share the link; null where the page is not for them. */
  readonly share: {
    readonly canonical: string;
    readonly alternates: readonly { readonly language: string; readonly href: string }[];
    readonly siteName: string;
    readonly title: string | null;
    readonly picture: {
      readonly href: string;
      readonly alt: string;
      readonly width: number;
      readonly height: number;
    } | null;
    readonly structured: object | null;
  } | null;
  readonly isFramed: boolean;
  /** Colours and fonts as custom properties. */
  readonly themeCss: string;
  /** Fonts and pictures of the first view. */
  readonly preloads: readonly {
    readonly as: 'font' | 'image';
    readonly href: string;
    readonly srcset?: string;
    readonly sizes?: string;
    readonly type?: string;
  }[];
  /** Source files the first view needs besides the entry, e.g. the catalogue of the language. */
  readonly modules: readonly string[];
  readonly html: string;
  readonly boot: unknown;
};
