import type { ReactNode } from 'react';
import type { DrawingName } from '#content/transcript.ts';
import { Belt } from './Belt.tsx';
import { Dress } from './Dress.tsx';
import { Jacket } from './Jacket.tsx';
import { Jeans } from './Jeans.tsx';
import { Shirt } from './Shirt.tsx';
import { Sweater } from './Sweater.tsx';
import { Tote } from './Tote.tsx';
import { Trousers } from './Trousers.tsx';

interface GarmentProps {
  name: DrawingName;
  className?: string | undefined;
}

/** A technical drawing of a garment, cropped to its outline. */
export function Garment({ name, className }: GarmentProps) {
  const { viewBox, drawing } = DRAWINGS[name];
  return (
    <svg className={className} viewBox={viewBox} aria-hidden="true">
      {drawing}
    </svg>
  );
}

const DRAWINGS: Record<DrawingName, { viewBox: string; drawing: ReactNode }> = {
  belt: { viewBox: '0 0 400 320', drawing: <Belt /> },
  dress: { viewBox: '0 0 300 440', drawing: <Dress /> },
  jacket: { viewBox: '0 0 400 400', drawing: <Jacket /> },
  jeans: { viewBox: '60 24 280 576', drawing: <Jeans /> },
  shirt: { viewBox: '0 0 400 400', drawing: <Shirt /> },
  sweater: { viewBox: '0 0 400 400', drawing: <Sweater /> },
  tote: { viewBox: '0 0 300 340', drawing: <Tote /> },
  trousers: { viewBox: '60 24 280 576', drawing: <Trousers /> },
};
