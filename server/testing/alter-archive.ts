import { createHash } from 'node:crypto';
import { strFromU8, strToU8, unzipSync, zipSync } from 'fflate';

export type Files = Record<string, Uint8Array>;

/** An archive with something in it changed, and its sums made right again where they are to be. */
export function alterArchive(archive: Uint8Array, change: (files: Files) => void, isSummed: boolean): Uint8Array {
  const files = unzipSync(archive);
  change(files);
  if (isSummed) {
    const manifest = JSON.parse(strFromU8(files['manifest.json'] as Uint8Array)) as { files: { path: string }[] };
    for (const one of manifest.files) {
      const bytes = files[one.path];
      if (bytes) Object.assign(one, { bytes: bytes.length, sha256: createHash('sha256').update(bytes).digest('hex') });
    }
    files['manifest.json'] = strToU8(JSON.stringify(manifest));
  }
  return zipSync(files);
}

export function alterText(files: Files, name: string, change: (text: string) => string): void {
  files[name] = strToU8(change(strFromU8(files[name] as Uint8Array)));
}

export function alterLines(
  files: Files,
  name: string,
  change: (line: Record<string, unknown>, place: number) => object,
): void {
  alterText(files, name, (all) =>
    all
      .trimEnd()
      .split('\n')
      .map((line, place) => `${JSON.stringify(change(JSON.parse(line) as Record<string, unknown>, place))}\n`)
      .join(''),
  );
}
