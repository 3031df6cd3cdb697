/** What Leaflet draws a map from: an address pattern, and whom to thank for it as HTML. */
export interface Tiles {
  url: string;
  attribution: string;
}

/** The operator's map, where one is set. */
export function tilesOf(settings: { mapTileUrl: string | null; mapAttribution: string }): Tiles | null {
  const { mapTileUrl, mapAttribution } = settings;
  return mapTileUrl ? { url: mapTileUrl, attribution: mapAttribution } : null;
}
