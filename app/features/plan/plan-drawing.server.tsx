import type { Plan } from '@domain/property/plan/plan';
import { middleOf } from '@domain/property/plan/rooms';
import { withNorthUp } from '@domain/property/plan/turn';
import type { Photo } from '~/domain/property';
import { FloorDrawing } from './floor-drawing.server';
import { measuresText } from './measures-text';
import { type NumberedPhoto, numberedPhotos } from './photo-captions';
import {
  areaText,
  type FloorView,
  hiddenNames,
  placeIn,
  planView,
  type PlanView,
  shareOf,
} from './plan-view';

interface PlanDrawingProps {
  plan: Plan;
  /** All of the property: the plan's numbers are places among them. */
  photos: readonly Photo[];
}

/** Floors on one scale, north up, with the places of the photographs (issue 46, section 3). */
export function PlanDrawing({ plan: given, photos }: PlanDrawingProps) {
  const plan = withNorthUp(given);
  const view = planView(plan.floors);
  const numbered = numberedPhotos(plan, photos);
  return (
    <div className="plantas" id="planta" style={{ maxWidth: `${view.maxWidth / 16}rem` }}>
      {view.rows.map((row, index) => (
        <div className="plantas__fila" style={{ ['--colunas' as string]: row.columns }} key={index}>
          {row.floors.map((floor) => (
            <Floor
              floor={floor}
              view={view}
              photos={numbered.filter((photo) => photo.floor === floor.index)}
              key={floor.index}
            />
          ))}
        </div>
      ))}
      <div className="planta__pe">
        {plan.north !== null && <NorthMark degrees={plan.north} />}
        <span className="suave">{measuresText(plan)}</span>
      </div>
    </div>
  );
}

interface FloorProps {
  floor: FloorView;
  view: PlanView;
  photos: readonly NumberedPhoto[];
}

function Floor({ floor, view, photos }: FloorProps) {
  const { box } = floor;
  const { name, rooms } = floor.floor;
  const width = { ['--largura' as string]: shareOf(box.width, { ...box, width: view.floorWidth }) };
  return (
    <figure className="planta" style={width}>
      <figcaption>
        <b>{name}</b>
        <span className="vh">{`: ${rooms.map((room) => `${room.name}, ${areaText(room)}`).join('; ')}.`}</span>
      </figcaption>
      <div className="planta__desenho" style={{ aspectRatio: `${box.width}/${box.height}` }}>
        <FloorDrawing view={floor} photos={photos} reach={Math.max(1.9, view.rowWidth * 0.07)} />
        <ul className="planta__nomes" aria-hidden="true">
          {rooms.map((room, index) => {
            const hidden = hiddenNames(
              room,
              photos.map(({ at }) => at),
              view,
            );
            return (
              hidden !== null && (
                <li className={hidden || undefined} style={placeIn(box, middleOf(room.points))} key={index}>
                  <b>{room.name}</b> <span>{areaText(room)}</span>
                </li>
              )
            );
          })}
        </ul>
        {photos.map(({ number, at, caption }) => (
          <a
            className="marco"
            href={`#foto-${number}`}
            style={placeIn(box, at)}
            aria-label={`Foto ${number}: ${caption}`}
            key={number}
          >
            {number}
          </a>
        ))}
      </div>
      {floor.index === 0 && <ScaleBar floor={floor} />}
    </figure>
  );
}

/** As long as a round number of metres in the drawing above it. */
function ScaleBar({ floor: { box } }: Pick<FloorProps, 'floor'>) {
  const metres = box.width > 24 ? 5 : 2;
  return (
    <p className="escala" style={{ ['--metros' as string]: shareOf(metres, box) }}>
      {metres} m
    </p>
  );
}

/** In degrees: within them a hand-drawn arrow looks upright. */
const upright = 4;

function NorthMark({ degrees }: { degrees: number }) {
  const isUp = Math.abs(degrees) <= upright;
  return (
    <span className="norte">
      <svg viewBox="0 0 30 30" width="30" height="30" aria-hidden="true">
        <path
          d="M15 29V3M9 9l6-7 6 7"
          transform={isUp ? undefined : `rotate(${Math.round(degrees)} 15 15)`}
        />
      </svg>
      {isUp ? 'Norte no alto' : 'Norte na direção da seta'}
    </span>
  );
}
