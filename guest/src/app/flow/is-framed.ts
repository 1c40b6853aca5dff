import { previewBase } from './preview-base.ts';

/** Whether this page stands in somebody's frame. In the desk's own it is as it is by itself. */
export const isFramed = (): boolean => window.self !== window.top && previewBase() === '';
