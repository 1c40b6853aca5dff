/** The sizes and formats every picture is kept in; browsers take the first format they know. */
export const sizes = [
  { width: 640, height: 427 },
  { width: 1024, height: 683 },
  { width: 1920, height: 1280 },
] as const;

/** A logo stands as high as a line or two: the smallest of the others would be ten times what it needs. */
export const logoSize = { width: 320, height: 213 } as const;

export const formats = [
  { extension: 'avif', type: 'image/avif' },
  { extension: 'webp', type: 'image/webp' },
  { extension: 'jpg', type: 'image/jpeg' },
] as const;

export type Variant = {
  readonly sourceHash: string;
  readonly size: (typeof sizes)[number] | typeof logoSize;
  readonly format: (typeof formats)[number];
  /** Nothing is cut off: a page that knows what must stay visible cuts it by itself, at every size of its own. */
  readonly isWhole: boolean;
};

/** The name follows from the content, so a browser may keep the file for ever. */
export const variantName = (sourceHash: string, width: number, extension: string, isWhole = false): string =>
  `${sourceHash}${isWhole ? '-whole' : ''}-${width}.${extension}`;

export const sourceName = (sourceHash: string): string => `${sourceHash}.source`;

/** Reads a name back; anything that we would not have written ourselves is no variant. */
export function readVariantName(name: string): Variant | null {
  const [, sourceHash, whole, wide, kind] = /^([0-9a-f]{24})(-whole)?-(\d{3,4})\.([a-z]{3,4})$/.exec(name) ?? [];
  const size = [logoSize, ...sizes].find(({ width }) => String(width) === wide);
  const format = formats.find(({ extension }) => extension === kind);
  return sourceHash && size && format ? { sourceHash, size, format, isWhole: whole !== undefined } : null;
}

export const variantsOf = (sourceHash: string): string[] =>
  sizes.flatMap(({ width }) => formats.map(({ extension }) => variantName(sourceHash, width, extension)));
