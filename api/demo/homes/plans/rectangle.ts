import type { PlanPoint } from '@domain/property/plan/plan';

/** Vertices of a room between two corners, in metres. */
export const rectangle = (left: number, top: number, right: number, bottom: number): PlanPoint[] => [
  [left, top],
  [right, top],
  [right, bottom],
  [left, bottom],
];
