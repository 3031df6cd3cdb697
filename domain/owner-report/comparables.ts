/** Limits for a comparable property (docs/decisions/0069-owners.md). */
export interface Ring {
  /** Maximum distance between public points; the same district always matches. */
  km: number;
  share: number;
}

/** `wide` applies if `near` has fewer than five properties. */
export const rings = { near: { km: 2, share: 0.25 }, wide: { km: 5, share: 0.4 } } as const satisfies Record<
  string,
  Ring
>;
export type RingName = keyof typeof rings;
