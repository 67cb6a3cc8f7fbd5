import type { ReactNode } from 'react';
import type { DrawingName } from '#content/transcript.ts';
import { Dress } from './Dress.tsx';
import { Jacket } from './Jacket.tsx';
import { Jeans } from './Jeans.tsx';
import { Shirt } from './Shirt.tsx';
import { Tote } from './Tote.tsx';

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
  dress: { viewBox: '0 0 300 440', drawing: <Dress /> },
  jacket: { viewBox: '0 0 400 400', drawing: <Jacket /> },
  jeans: { viewBox: '60 24 280 576', drawing: <Jeans /> },
  shirt: { viewBox: '0 0 400 400', drawing: <Shirt /> },
  tote: { viewBox: '0 0 300 340', drawing: <Tote /> },
};
