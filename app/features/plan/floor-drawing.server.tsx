import type { PlanOpening, PlanPoint } from '@domain/property/plan/plan';
import type { Box } from '@domain/property/plan/polygon';
import { vectorOf } from '@domain/property/plan/turn';
import type { NumberedPhoto } from './photo-captions';
import type { FloorView } from './plan-view';

/** Centimetres: whole numbers. */
const cm = (metres: number) => Math.round(metres * 100);
const pair = ([x, y]: PlanPoint) => `${cm(x)} ${cm(y)}`;

export const roomPath = (points: readonly PlanPoint[]) => `M${points.map(pair).join('L')}Z`;

export const viewBoxOf = ({ left, top, width, height }: Box) => [left, top, width, height].map(cm).join(' ');

const openingsPath = (openings: readonly PlanOpening[]) =>
  openings.map(({ from, to }) => `M${pair(from)}L${pair(to)}`).join('');

/** Half the angle of a photo's wedge, in degrees. */
const halfAngle = 21;

function wedgePath({ at, looking }: NumberedPhoto, reach: number): string {
  const end = (degrees: number): PlanPoint => {
    const [x, y] = vectorOf(degrees);
    return [at[0] + x * reach, at[1] + y * reach];
  };
  return roomPath([at, end(looking - halfAngle), end(looking + halfAngle)]);
}

interface FloorDrawingProps {
  view: FloorView;
  photos: readonly NumberedPhoto[];
  /** Of a wedge, in metres. */
  reach: number;
}

/** Walls, openings and wedges of a floor; names and numbers are HTML over it. */
export function FloorDrawing({ view: { floor, box }, photos, reach }: FloorDrawingProps) {
  const indoors = floor.rooms.filter(({ outdoors }) => !outdoors).map(({ points }) => roomPath(points));
  const outdoors = floor.rooms.filter((room) => room.outdoors).map(({ points }) => roomPath(points));
  const windows = floor.openings.filter(({ kind }) => kind === 'window');
  return (
    <svg viewBox={viewBoxOf(box)} aria-hidden="true">
      {outdoors.length > 0 && <path className="planta__fora" d={outdoors.join('')} />}
      {/* The outer half of a thick line is left under the rooms: the outer walls. */}
      <path className="planta__casa" d={indoors.join('')} />
      <path className="planta__comodo" d={indoors.join('')} />
      <path className="planta__parede" d={indoors.join('')} />
      <path className="planta__vao" d={openingsPath(floor.openings)} />
      {windows.length > 0 && <path className="planta__janela" d={openingsPath(windows)} />}
      {photos.length > 0 && (
        <path className="planta__olhar" d={photos.map((photo) => wedgePath(photo, reach)).join('')} />
      )}
    </svg>
  );
}
