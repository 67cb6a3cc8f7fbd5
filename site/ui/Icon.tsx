const PATHS = {
  arrow: 'M4 12h15M13 6l6 6-6 6',
  close: 'm6 6 12 12M18 6 6 18',
  warning: 'M12 4 2.5 20.5h19zM12 10v5M12 17.4v.6',
} as const;

/** `d` draws an icon that no form uses: the forms' scripts contain all of `PATHS`. */
type IconProps = { name?: keyof typeof PATHS; d?: string | undefined; className?: string | undefined };

/** A decorative icon, hidden from screen readers. Always pair the icon with a text label. */
export function Icon({ name, d = name && PATHS[name], className }: IconProps) {
  return (
    <svg
      className={className}
      viewBox="0 0 24 24"
      width="20"
      height="20"
      fill="none"
      stroke="currentColor"
      strokeWidth="1.6"
      aria-hidden="true"
    >
      <path d={d} />
    </svg>
  );
}
