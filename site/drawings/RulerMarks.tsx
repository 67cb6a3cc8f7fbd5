interface RulerMarksProps {
  /** Length of each mark in pixels. Marks are evenly spaced. */
  lengths: number[];
  /** Makes the ruler vertical, with its marks on the right. */
  upright?: boolean;
  className?: string | undefined;
}

/** Ruler marks that fill their container. They are SVG lines because WebKit blurs repeating gradients. */
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
