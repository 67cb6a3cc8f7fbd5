interface RulerMarksProps {
  /** Of each mark in pixels, in order; they divide the ruler evenly. */
  lengths: number[];
  /** Whether the ruler stands, with its marks at the right. */
  upright?: boolean;
  className?: string | undefined;
}

/** The marks of a ruler that fills its box. They are lines: WebKit blurs those of a repeated gradient. */
export function RulerMarks({ lengths, upright = false, className }: RulerMarksProps) {
  const longest = Math.max(...lengths);
  const mark = (length: number, at: number) =>
    upright ? `M${longest} ${at}h-${length}` : `M${at} 0v${length}`;
  return (
    <svg
      viewBox={upright ? `0 0 ${longest} ${lengths.length}` : `0 0 ${lengths.length} ${longest}`}
      preserveAspectRatio="none"
      className={className}
      aria-hidden="true"
    >
      <path
        d={lengths.map(mark).join('')}
        stroke="currentColor"
        vectorEffect="non-scaling-stroke"
        shapeRendering="crispEdges"
      />
    </svg>
  );
}
