import { renderToStaticMarkup } from 'react-dom/server';
import { type DrawnPoint, stillGround } from './still-ground.server';
import { StillGroundView } from './still-ground-view.server';

/** Our drawing around a property's public point, as HTML: scripts need no code for it. null where none is known. */
export async function drawPlace(drawn: DrawnPoint): Promise<string | null> {
  const still = await stillGround(drawn);
  return still && renderToStaticMarkup(<StillGroundView {...still} />);
}
