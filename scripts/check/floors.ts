/** A room that is large enough to have floors. A file imports from its own floor and those below it. */
export type Room = {
  readonly path: string;
  /** The lowest first. */
  readonly floors: readonly string[];
  /** The floor whose folders know nothing of each other. */
  readonly apart?: string;
};

export const ROOMS: readonly Room[] = [
  { path: 'server', floors: ['platform', 'property', 'selling', 'payment', 'booking', 'followers', 'app'] },
  { path: 'guest/src', floors: ['app', 'features', 'screens', 'entry'], apart: 'screens' },
  { path: 'desk/src', floors: ['theme', 'parts', 'app', 'features', 'screens', 'entry'], apart: 'screens' },
];
