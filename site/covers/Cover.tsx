import { PatternPiece, PIECE_NAMES, type PieceName } from './pattern-pieces.tsx';
import { CLOTH, count, cyclic, draftFor, floatsOf, pick, randomFrom, WAYS, Weave } from './weaving.tsx';

interface CoverProps {
  /** The study's id. The same id always produces the same cloth. */
  id: string;
  /** The study's index in the series, which selects the layout. */
  place: number;
  /** In SVG units. The height is always 360. */
  width: number;
}

/** Draws a case study's cover as an SVG: cloth, pattern pieces and one red thread. */
export function Cover({ id, place, width }: CoverProps) {
  const random = randomFrom(id);
  const [Layout, first, way] = cyclic(SERIES, place);
  const others = PIECE_NAMES.filter((name) => name !== first && name !== 'pocket');
  return (
    <svg
      xmlns="http://www.w3.org/2000/svg"
      width={width}
      height="360"
      viewBox={`0 0 ${width} 360`}
      preserveAspectRatio="xMidYMid slice"
    >
      <Layout
        random={random}
        width={width}
        colours={cyclic(WAYS, way)}
        pieces={[first, others[Math.floor(random() * others.length)] ?? 'yoke']}
      />
      <style>{NIGHT}</style>
      <path className="night" d={`M0 0h${width}v360H0z`} />
    </svg>
  );
}

/** Tints the cover blue in the dark theme, where undyed cotton would glare. */
const NIGHT =
  '.night{display:none;fill:#8796b4;mix-blend-mode:multiply}@media (prefers-color-scheme:dark){.night{display:block}}';

type Way = (typeof WAYS)[number];
type LayoutProps = { random: () => number; width: number; colours: Way; pieces: [PieceName, PieceName] };

const RED = '#d8323c';

/** The layout, first piece and colourway of each cover. In a three-column list, neighbours never share a layout. */
const SERIES = [
  [Cut, 'pocket', 0],
  [Lay, 'sleeve', 3],
  [LoomDraft, 'bodice', 6],
  [Fold, 'leg', 1],
  [Lay, 'collar', 4],
  [Cut, 'yoke', 5],
  [Fold, 'skirt', 2],
  [LoomDraft, 'facing', 7],
  [Fold, 'gusset', 1],
  [LoomDraft, 'bodice', 0],
  [Cut, 'pocket', 7],
  [Lay, 'collar', 2],
  [Cut, 'bodice', 3],
  [Fold, 'pocket', 4],
  [Lay, 'leg', 5],
  [LoomDraft, 'yoke', 1],
] as const;

/** Draws pieces on flat cloth, as on a cutting table, with the selvedge along one edge. */
function Lay({ random, width, colours: [ground, weft, warp, piece, line], pieces }: LayoutProps) {
  const [first, second] = pieces;
  const isRight = random() < 0.5;
  const turn = pick(random, [-14, -8, 8, 14]);
  const at = (share: number, y: number): [number, number] => [width * (isRight ? share : 1 - share), y];
  return (
    <>
      <Weave id="a" draft={draftFor(random)} colours={[ground, weft, ground]} yarn={4.5} />
      <path fill="url(#a)" d={`M0 0h${width}v360H0z`} />
      <PatternPiece
        name={first}
        colours={[piece, line]}
        at={at(0.31, 196)}
        turn={turn}
        scale={1.22}
        isMirrored={!isRight}
      />
      <PatternPiece name={second} colours={[warp, piece]} at={at(0.775, 74)} turn={turn - 90} scale={0.86} />
      <PatternPiece
        name="pocket"
        colours={[piece, line]}
        at={at(0.745, 290)}
        turn={turn}
        scale={0.56}
        allowance={14}
      />
      <Selvedge x={isRight ? width - 16 : 0} />
    </>
  );
}

/** Draws one piece cut from a bold weave, with the red thread as its seam. */
function Cut({ random, width, colours: [ground, weft, warp, piece, line], pieces }: LayoutProps) {
  const draft = draftFor(random, pick(random, ['wave', 'point', 'herringbone']));
  const isLeft = random() < 0.5;
  const yarn = pick(random, [13, 15, 17]);
  const turn = pick(random, [0, 0, 45]);
  return (
    <>
      <Weave id="a" draft={draft} colours={[ground, weft, warp]} yarn={yarn} turn={turn} />
      <path fill="url(#a)" d={`M0 0h${width}v360H0z`} />
      <PatternPiece
        name={pieces[0]}
        colours={[piece, line]}
        seam={RED}
        at={[width * (isLeft ? 0.37 : 0.63), 190]}
        turn={pick(random, [-18, -10, 10, 18])}
        scale={1.34}
        isMirrored={!isLeft}
        allowance={14}
      />
    </>
  );
}

/** Draws two cloths that meet at a selvedge. */
function Fold({ random, width, colours: [ground, weft, warp, piece, line], pieces }: LayoutProps) {
  const x = Math.round((pick(random, [150, 196, 284, 326]) * width) / 480);
  const other = weft === piece ? ground : weft;
  return (
    <>
      <Weave id="a" draft={draftFor(random)} colours={[ground, weft, warp]} yarn={7} />
      <Weave id="b" draft={draftFor(random)} colours={[other, piece, warp]} yarn={pick(random, [10, 12])} />
      <path fill="url(#a)" d={`M0 0h${width}v360H0z`} />
      <path fill="url(#b)" d={`M${x} 0H${width}v360H${x}z`} />
      <PatternPiece
        name={pieces[0]}
        colours={[piece, line]}
        at={[x > width / 2 ? x / 2 - 4 : (width + x) / 2 + 6, 184]}
        turn={pick(random, [-8, 0, 8])}
        scale={1.02}
      />
      <Selvedge x={x - 8} />
    </>
  );
}

/** Draws a loom draft: threading at the top, treadling at the side and cloth below, all crossed by one red thread. */
function LoomDraft({ random, width, colours: [ground, , warp, piece] }: LayoutProps) {
  const draft = draftFor(random, pick(random, ['wave', 'point', 'wave']));
  const unit = 12;
  const rows = 24;
  const { shafts } = draft;
  const columns = Math.floor((width - 62 - shafts * unit) / unit);
  const [left, top] = [24, 24 + shafts * unit + 14];
  const side = left + columns * unit + 14;
  const inCells = (x: number, y: number) => `translate(${x} ${y}) scale(${unit})`;
  const cell = (x: number, y: number) => `M${x} ${y}h1v1h-1z`;
  const threading = count(columns).map((x) => cell(x, shafts - 1 - draft.shaftOf(x)));
  const treadling = count(rows).map((y) => cell(draft.treadleOf(y), y));
  const tieUp = count(shafts).flatMap((shaft) =>
    count(shafts)
      .filter((treadle) => draft.lifts(shaft, treadle))
      .map((treadle) => cell(treadle, shafts - 1 - shaft)),
  );
  const floats = floatsOf(draft, columns, rows);
  const thread = left + (4 + Math.floor(random() * (columns - 8))) * unit + unit / 2;
  return (
    <>
      <pattern id="a" width={unit} height={unit} patternUnits="userSpaceOnUse" x={left} y="24">
        <path d={`M${unit} 0H0V${unit}`} fill="none" stroke={CLOTH[piece]} opacity=".28" />
      </pattern>
      <path fill={CLOTH[ground]} d={`M0 0h${width}v360H0z`} />
      <path
        fill="url(#a)"
        d={`M${left} 24h${columns * unit}v${shafts * unit}H${left}zM${side} 24h${shafts * unit}v${shafts * unit}h-${shafts * unit}z`}
      />
      <g fill={CLOTH[piece]}>
        <path transform={inCells(left, 24)} d={threading.join('')} />
        <path transform={inCells(side, 24)} d={tieUp.join('')} />
        <path transform={inCells(side, top)} d={treadling.join('')} />
      </g>
      <g transform={inCells(left, top)} fill="none" strokeLinecap="round" strokeWidth=".74">
        <path stroke={CLOTH[warp]} d={floats.warp} />
        <path stroke={CLOTH[piece]} d={floats.weft} />
      </g>
      <path
        d={`M${thread} 0V${top + rows * unit}`}
        stroke={RED}
        strokeWidth="4"
        strokeLinecap="round"
        strokeDasharray={`${unit * 2 - 5} 7`}
      />
    </>
  );
}

function Selvedge({ x }: { x: number }) {
  return (
    <>
      <path d={`M${x} 0h16v360h-16z`} fill="#f2f4f4" />
      <path d={`M${x + 8} 0v360`} stroke={RED} strokeWidth="3" />
    </>
  );
}
