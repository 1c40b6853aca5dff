import type { Sheet } from './confirmation-sheet.ts';
import type { Papers } from './papers.ts';

/** What is drawn as a PDF: the confirmation, or papers of the desk. */
export type Drawable = Sheet | Papers;
