export type TileState = 'waiting' | 'there' | 'missing';

/** The line above the map. `unset`: the operator has no tiles. */
export function groundNote(tiles: TileState | 'unset', isDrawn: boolean): string | null {
  if (tiles === 'waiting' || tiles === 'there') return null;
  if (tiles === 'unset')
    return isDrawn ? 'Este desenho é nosso, sem ruas.' : 'Daqui ainda não temos desenho.';
  return `As ruas não vieram${isDrawn ? '; este desenho é nosso.' : ', e daqui ainda não temos desenho.'}`;
}
