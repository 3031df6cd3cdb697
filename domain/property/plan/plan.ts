import { z } from 'zod';

/** In metres. */
const maxExtent = 200;
const metres = z.number().min(-maxExtent).max(maxExtent);
const point = z.tuple([metres, metres]);
/** In degrees. */
const direction = z.number().min(-360).max(360);
const name = z.string().trim().min(1).max(60);

const room = z.object({
  name,
  /** A simple polygon, drawn to the middle of the walls. */
  points: z.array(point).min(3).max(40),
  /** Patio, terrace, veranda, pool: no part of the floor area. */
  outdoors: z.literal(true).optional(),
});

/** Glass to the outside is a window, a glazed door too. */
const opening = z.object({ kind: z.enum(['window', 'door']), from: point, to: point });

const floor = z.object({
  name,
  rooms: z.array(room).min(1).max(60),
  openings: z.array(opening).max(200).default([]),
});

const planPhoto = z.object({
  /** Place among the property's photos, from 1. */
  photo: z.number().int().min(1).max(60),
  /** Index in `floors`. */
  floor: z.number().int().min(0).max(5),
  at: point,
  looking: direction,
  hour: z
    .string()
    .regex(/^([01]\d|2[0-3]):[0-5]\d$/)
    .optional(),
});

/**
 * A measured plan (record 0105): metres, y grows downwards, one origin for all floors; directions in degrees clockwise
 * from the drawing's up.
 * `planProblems` checks what the shape alone does not.
 */
export const plan = z.object({
  /** Direction of true north; null: unknown. */
  north: direction.nullable().default(null),
  floors: z.array(floor).min(1).max(6),
  photos: z.array(planPhoto).max(60).default([]),
});

export type Plan = z.output<typeof plan>;
export type PlanInput = z.input<typeof plan>;
export type PlanFloor = Plan['floors'][number];
export type PlanRoom = PlanFloor['rooms'][number];
export type PlanOpening = PlanFloor['openings'][number];
export type PlanPhoto = Plan['photos'][number];
/** x and y. */
export type PlanPoint = z.output<typeof point>;
