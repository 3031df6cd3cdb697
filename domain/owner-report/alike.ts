/** How near to a home another is that its figures are held against (docs/decisions/0069-owners.md). */
export interface Ring {
  /** Public points at most so far apart, or the same district. */
  km: number;
  /** Price and area at most this share off. */
  share: number;
}

/** The usual ring; where fewer than five homes are in it, once the wider one. */
export const rings = { near: { km: 2, share: 0.25 }, wide: { km: 5, share: 0.4 } } as const satisfies Record<
  string,
  Ring
>;
export type RingName = keyof typeof rings;
