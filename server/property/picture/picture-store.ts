/**
 * Where pictures are kept beside this machine's own disk, so that every server of an installation finds them. What lies
 * there is the source of a picture under a name that follows from its content; what guests get is made from it here.
 */
export type PictureStore = {
  /** Keeps bytes under a name. Throws where they could not be kept. */
  put(name: string, bytes: Buffer): Promise<void>;
  /** Null where there is nothing of that name. */
  get(name: string): Promise<Buffer | null>;
};
