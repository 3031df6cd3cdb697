import type { Plan, PlanPoint } from './plan';

/** Turned by quarters, so that north is at most 45° from the drawing's up. */
export function withNorthUp(plan: Plan): Plan {
  const turns = Math.round((plan.north ?? 0) / 90);
  const quarters = ((turns % 4) + 4) % 4;
  if (turns === 0) return plan;
  const turned = ([x, y]: PlanPoint): PlanPoint =>
    [
      [x, y],
      [y, -x],
      [-x, -y],
      [-y, x],
    ][quarters] as PlanPoint;
  return {
    north: plan.north! - turns * 90,
    floors: plan.floors.map(({ name, rooms, openings }) => ({
      name,
      rooms: rooms.map((room) => ({ ...room, points: room.points.map(turned) })),
      openings: openings.map(({ kind, from, to }) => ({ kind, from: turned(from), to: turned(to) })),
    })),
    photos: plan.photos.map((photo) => ({
      ...photo,
      at: turned(photo.at),
      looking: photo.looking - turns * 90,
    })),
  };
}

/** Unit vector of a direction in degrees clockwise from the drawing's up. */
export function vectorOf(degrees: number): PlanPoint {
  const angle = (degrees * Math.PI) / 180;
  return [Math.sin(angle), -Math.cos(angle)];
}
