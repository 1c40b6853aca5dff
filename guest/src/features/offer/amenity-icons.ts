import {
  Baby,
  Bed,
  BedSingle,
  Blinds,
  CigaretteOff,
  Footprints,
  Layers,
  LockKeyhole,
  Shirt,
  ShowerHead,
  Sofa,
  Tv,
  Wind,
  type LucideIcon,
} from 'lucide-react';

/** The pictures of further amenities that most rooms have, with the OpenTravel codes they stand for. */
export const amenityIcons: readonly (readonly [LucideIcon, string])[] = [
  [Baby, '26 320'],
  [Bed, '91'],
  [BedSingle, '113 203'],
  [Blinds, '264'],
  [CigaretteOff, '74'],
  [Footprints, '228'],
  [Layers, '328 329'],
  [LockKeyhole, '92'],
  [Shirt, '10'],
  [ShowerHead, '142'],
  [Sofa, '102'],
  [Tv, '251'],
  [Wind, '50'],
];
