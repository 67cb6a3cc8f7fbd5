/** The logo: three warp threads with one red weft going over and under. */
export function Mark({ className }: { className?: string | undefined }) {
  return (
    <svg className={className} viewBox="0 0 28 28" width="26" height="26" aria-hidden="true">
      <path d="M3 2h5v24H3zM11.5 2h5v24h-5zM20 2h5v24h-5z" fill="currentColor" />
      <path d="M0 10.6h11.5v6.8H0zM16.5 10.6H28v6.8H16.5z" fill="var(--mark-gap, var(--cotton))" />
      <path d="M0 12h11.5v4H0zM16.5 12H28v4H16.5z" fill="var(--thread-line)" />
    </svg>
  );
}
