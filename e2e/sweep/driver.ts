/** One window of a browser that Playwright does not know, driven by the protocol that it speaks itself. */
export type Driver = {
  /** What it calls itself. */
  readonly name: string;
  open(url: string): Promise<void>;
  address(): Promise<string>;
  /** What an expression is in the page, or in the frame that was entered last. */
  ask<Answer>(expression: string): Promise<Answer>;
  /** Presses at a point of the window. */
  pressAt(x: number, y: number): Promise<void>;
  type(text: string): Promise<void>;
  /** Into the first frame that a selector finds; null: back to the whole page. */
  enterFrame(selector: string | null): Promise<void>;
  /** Where the frame that was entered stands in the window. */
  resize(width: number, height: number): Promise<void>;
  picture(): Promise<Buffer>;
  /** How many sheets the page is on paper; null where the browser does not tell. */
  sheets(): Promise<number | null>;
  /** What its console has complained of so far. */
  complaints(): Promise<readonly string[]>;
  close(): Promise<void>;
};

/** The pointer's way to a point and a press there, as both protocols write it. */
export const pressActions = (x: number, y: number): object[] => [
  {
    type: 'pointer',
    id: 'mouse',
    parameters: { pointerType: 'mouse' },
    actions: [
      { type: 'pointerMove', x: Math.round(x), y: Math.round(y), duration: 0 },
      { type: 'pointerDown', button: 0 },
      { type: 'pointerUp', button: 0 },
    ],
  },
];

export const typeActions = (text: string): object[] => [
  {
    type: 'key',
    id: 'keyboard',
    actions: Array.from(text).flatMap((value) => [
      { type: 'keyDown', value },
      { type: 'keyUp', value },
    ]),
  },
];

/** On paper, by the marks of its pages in a PDF. */
export const sheetsIn = (pdf: Buffer): number => pdf.toString('latin1').match(/\/Type\s*\/Page\b/g)?.length ?? 0;
