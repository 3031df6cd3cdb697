export interface Tiles {
  url: string;
  attribution: string;
}

export function tilesOf(settings: { mapTileUrl: string | null; mapAttribution: string }): Tiles | null {
  const { mapTileUrl, mapAttribution } = settings;
  return mapTileUrl ? { url: mapTileUrl, attribution: mapAttribution } : null;
}
