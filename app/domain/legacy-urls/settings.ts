/** What the operator decides about old addresses. */
export interface LegacySettings {
  /** The financing simulator: absolute, on another site. */
  financingUrl: string;
  /** The blog: absolute, or a path of this site while there is none. */
  blogUrl: string;
}
