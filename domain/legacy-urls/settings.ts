export interface LegacySettings {
  financingUrl: string; // absolute URL on another site
  blogUrl: string; // absolute URL, or a path of this site
}
