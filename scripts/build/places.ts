import path from 'node:path';

export const root = path.resolve(import.meta.dirname, '../..');
/** Where what guests see is built into, and what the hotel's own people see. */
export const distDir = path.join(root, 'guest/dist');
export const deskDistDir = path.join(root, 'desk/dist');
