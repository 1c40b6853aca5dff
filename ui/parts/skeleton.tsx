import type { CSSProperties } from 'react';
import { classes } from './classes.ts';
import './skeleton.css';

export interface SkeletonProps {
  /** CSS lengths; a skeleton copies the geometry of what it stands for. */
  width?: string;
  height?: string;
  gapAbove?: string;
  radius?: string;
  className?: string;
}

export function Skeleton({ width, height, gapAbove, radius, className }: SkeletonProps) {
  const style: CSSProperties = {
    inlineSize: width,
    blockSize: height,
    marginBlockStart: gapAbove,
    borderRadius: radius,
  };
  return <span className={classes('sk', className)} style={style} aria-hidden />;
}
