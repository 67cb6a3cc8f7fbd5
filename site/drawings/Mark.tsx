/** The logo's paths in a 28-unit square: three warp threads and a red weft, set off from them by gaps. */
export const MARK = {
  warp: 'M3 2h5v24H3zM11.5 2h5v24h-5zM20 2h5v24h-5z',
  gap: 'M0 10.6h11.5v6.8H0zM16.5 10.6H28v6.8H16.5z',
  weft: 'M0 12h11.5v4H0zM16.5 12H28v4H16.5z',
};

/** The logo in the current text colour. */
export function Mark({ size = 26 }: { size?: number }) {
  return (
    <svg viewBox="0 0 28 28" width={size} height={size} aria-hidden="true">
      <path d={MARK.warp} fill="currentColor" />
      <path d={MARK.gap} fill="var(--mark-gap, var(--cotton))" />
      <path d={MARK.weft} fill="var(--thread-line)" />
    </svg>
  );
}
