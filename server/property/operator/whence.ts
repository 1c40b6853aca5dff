/** From where somebody asks, as far as people are shown it of their own sessions. */
export type Whence = { readonly device: string | null; readonly network: string | null };
