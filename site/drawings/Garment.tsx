import type { DrawingName } from '#content/transcript.ts';
import flat from './flat.module.css';

/** A technical drawing of a garment, cropped to its view box. */
export function Garment({ name }: { name: DrawingName }) {
  return (
    <svg viewBox={DRAWINGS[name].viewBox} aria-hidden="true">
      <GarmentLines name={name} />
    </svg>
  );
}

/** The paths of a garment drawing, for use inside another SVG. */
export function GarmentLines({ name }: { name: DrawingName }) {
  const { outline, edges = '', faint, patch, onPatch = '', circles, stitches } = DRAWINGS[name];
  return (
    <>
      <path className={flat.body} d={outline} />
      <g className={flat.line}>
        <path d={outline + edges} />
        {faint && <path d={faint} opacity=".6" />}
        {patch && <path className={flat.body} d={patch} />}
        {(circles || onPatch) && <path d={onPatch + (circles?.split(' ').map(circlePath).join('') ?? '')} />}
      </g>
      <path className={flat.stitch} d={stitches} />
    </>
  );
}

function circlePath(circle: string): string {
  const [cx = 0, cy = 0, r = 0] = circle.split(',').map(Number);
  return `M${cx - r} ${cy}a${r} ${r} 0 1 0 ${2 * r} 0a${r} ${r} 0 1 0 ${-2 * r} 0`;
}

/** A drawing's paths. They are few, because each element costs time when the page is laid out. */
interface Drawing {
  viewBox: string;
  outline: string;
  /** Lines, stroked like the outline. */
  edges?: string;
  faint?: string;
  /** Hides the lines below it. */
  patch?: string;
  /** Lines on the patch. */
  onPatch?: string;
  /** Buttons, rivets and holes as `cx,cy,r`, separated by spaces. */
  circles?: string;
  stitches: string;
}

const DRAWINGS: Record<DrawingName, Drawing> = {
  belt: {
    viewBox: '0 0 400 320',
    outline: 'M60 110c0-50 280-50 280 0v90c0 50-280 50-280 0Z',
    edges: 'M340 110C340 160 60 160 60 110M84 110c0-32 232-32 232 0s-232 32-232 0Z',
    patch: 'm196 146 92-6c12 0 18 6 18 20v52c0 12-6 18-18 19l-92 7Z',
    onPatch: 'M216 162h66v52h-66Zm0 26h34',
    circles: '160,193,4 132,189,4 104,182,4',
    stitches: 'M68 126c10 32 82 26 128 27M68 214c10 22 82 18 128 18',
  },
  dress: {
    viewBox: '0 0 300 440',
    outline:
      'M104 24l10-2c4 38 18 64 36 82 18-18 32-44 36-82l10 2c-2 46 8 80 18 100l-14 76c22 68 44 140 56 212-56 16-156 16-212 0 12-72 34-144 56-212l-14-76c10-20 20-54 18-100Z',
    edges:
      'M100 200c30 10 70 10 100 0m-102 6c32 11 72 11 104 0m-52-102v102M112 150c6 14 8 30 6 50m70-50c-6 14-8 30-6 50',
    faint:
      'M118 214c-6 48-20 116-32 186m48-183c-2 51-8 103-12 155m44-155c2 51 8 103 12 155m4-158c6 48 20 116 32 186m-64-182v112',
    stitches: 'M109 28c3 38 19 68 41 85 22-17 38-47 41-85M46 402c54 16 154 16 208 0',
  },
  jacket: {
    viewBox: '0 0 400 400',
    outline: 'M164 46l-60 26-68 246 48 18 28-130-6 156c54 8 134 8 188 0l-6-156 28 130 48-18-68-246-60-26',
    edges:
      'M112 206c-6-46 0-88 10-140m166 140c6-46 0-88-10-140M164 46c16 14 56 14 72 0l16 16-24 36-28-22-28 22-24-36Zm0 0c18 8 54 8 72 0m-36 30v290M132 136h44v38l-8 8h-28l-8-8zM124 258h62v62l-10 12h-42l-10-12zm90 0h62v62l-10 12h-42l-10-12zM44 290l48 16m264-16-48 16',
    circles: '206,112,3.6 206,172,3.6 206,232,3.6 206,292,3.6',
    stitches:
      'M137 141h34v30l-6 6h-22l-6-6zm-8 122h52v54l-8 10h-36l-8-10zm90 0h52v54l-8 10h-36l-8-10zM214 90v276m-106-12c54 8 130 8 184 0M48 280l47 15m257-15-47 15M129 72c-10 48-15 88-11 132M271 72c10 48 15 88 11 132',
  },
  jeans: {
    viewBox: '60 24 280 576',
    outline:
      'M106 38c44 12 144 12 188 0l9 32c13 50 23 108 25 166l-6 340c-28 9-66 10-92 4l-23-272c-2-18-4-28-7-36-3 8-5 18-7 36l-23 272c-26 6-64 5-92-4l-6-340c2-58 12-116 25-166Z',
    edges:
      'M97 70c45 15 161 15 206 0M200 47v225M147 81c-1 37-26 65-66 72m172-72c1 37 26 65 66 72M89 124c15-3 31-8 47-14',
    patch: 'M126 39h11l1 43h-12zm136 0h12l-1 43h-11z',
    circles: '200,63,6.5 200,63,2 144,87,2.4 91,149,2.4 256,87,2.4 309,149,2.4',
    stitches:
      'M110 44c44 12 136 12 180 0M100 64c44 15 156 15 200 0M215 84v112c0 22-6 34-15 42m21-154v114c0 26-8 40-21 49M141 82c-1 32-24 57-61 64m179-64c1 32 24 57 61 64M80 240l6 326m234-326-6 326M186 306l-23 264m51-264 23 264M79 564c27 9 65 10 92 4m58 0c27 6 65 5 92-4',
  },
  shirt: {
    viewBox: '0 0 400 400',
    outline:
      'M160 44 96 76 34 210l50 22 32-62-4 182c28 14 58 16 88 8 30 8 60 6 88-8l-4-182 32 62 50-22-62-134-64-32',
    edges:
      'M160 44c20 18 60 18 80 0l4 16-22 44-22-38-22 38-22-44Zm0 0c22 8 58 8 80 0m-40 22v294M116 170c-4-32 0-66 10-108m158 108c4-32 0-66-10-108M232 144h44v46l-22 10-22-10z',
    circles: '200,120,3 200,170,3 200,220,3 200,270,3 200,320,3',
    stitches:
      'M192 84v276m16-276v276m29-211h34v38l-17 8-17-8zM113 342c28 14 57 16 87 8 30 8 59 6 87-8M40 198l49 21m271-21-49 21',
  },
  sweater: {
    viewBox: '0 0 400 400',
    outline:
      'M158 52l-54 20c-22 10-32 26-38 50L26 318l44 12 38-134-2 152h188l-2-152 38 134 44-12-40-196c-6-24-16-40-38-50l-54-20c-20 16-64 16-84 0Z',
    edges:
      'M158 52c2 36 20 50 42 50s40-14 42-50m-94 4c2 44 24 60 52 60s50-16 52-60M106 322h188M32 288l46 12m290-12-46 12M108 196c-4-46 4-88 24-134m160 134c4-46-4-88-24-134',
    stitches:
      'M122 324v22m18-22v22m18-22v22m18-22v22m18-22v22m18-22v22m18-22v22m18-22v22m18-22v22m16-22v22M42 294l-6 24m18-21-6 24m18-21-6 24m298-30 6 24m-18-21 6 24m-18-21 6 24',
  },
  tote: {
    viewBox: '0 0 300 340',
    outline: 'M60 120h180l12 192H48Z',
    edges:
      'M58 140H242M96 140C92 60 110 24 150 24S208 60 204 140M108 140C104 70 118 38 150 38S196 70 192 140M112 186h76v66h-76z',
    stitches: 'M60 134H240M117 191h66v56h-66zM56 304H244',
  },
  trousers: {
    viewBox: '60 24 280 576',
    outline:
      'M118 36h164l8 36c14 52 24 118 28 176l20 338H222l-16-286c-2-14-4-22-6-30-2 8-4 16-6 30l-16 286H62l20-338c4-58 14-124 28-176Z',
    edges:
      'M110 72H290M200 36V270M116 74 92 176M284 74l24 102M150 72c0 38-3 68-8 98m26-98c0 32-2 56-6 80m88-80c0 38 3 68 8 98m-26-98c0 32 2 56 6 80M204 54h22',
    patch: 'M134 31h9l1 45h-11zm123 0h9l1 45h-11z',
    stitches: 'M142 176l-22 404m138-404 22 404M212 76v120c0 24-4 40-10 54M64 566h116m40 0h116',
  },
};
