/** Between two facts of a line. */
export const Dot = () => (
  <span className="dot">
    <span>{'\u00a0·'}</span>{' '}
  </span>
);
