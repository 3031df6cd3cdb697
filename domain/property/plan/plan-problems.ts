import { metersText } from './measures';
import { overlapOf } from './overlap';
import { plan as planSchema, type Plan, type PlanFloor } from './plan';
import { distanceToSegment, edgesOf, isSimple } from './polygon';
import { indoorArea, roomAt } from './rooms';

/** In metres: how far neighbours may overlap, and an opening be from its wall. */
const wallTolerance = 0.06;
const openingTolerance = 0.2;
const minOpening = 0.2;
/** In m²: what rounding of hand-written numbers adds up to. */
const minOverlap = 0.02;
const areaTolerance = 0.1;
/** Of all floors: comparing rooms takes time as the square of it. */
const maxPoints = 400;

export interface PlannedProperty {
  /** In m². */
  area: number | null;
  photoCount: number;
}

/** The plan, or null and the first rule that it breaks. */
export type PlanReading = { plan: Plan; problem?: undefined } | { plan: null; problem: string };

export function readPlan(value: unknown, property: PlannedProperty): PlanReading {
  const parsed = planSchema.safeParse(value);
  if (!parsed.success) return { plan: null, problem: shapeProblem(parsed.error.issues[0]!.path) };
  const problem = planProblem(parsed.data, property);
  return problem === undefined ? { plan: parsed.data } : { plan: null, problem };
}

const shapeProblem = (path: readonly PropertyKey[]): string =>
  path.length === 0
    ? 'a planta não tem o formato esperado'
    : `o campo ${path.map(String).join('.')} da planta falta ou está fora dos limites`;

/** The first rule that the plan breaks, in words for the operator. */
export function planProblem(plan: Plan, { area, photoCount }: PlannedProperty): string | undefined {
  const points = plan.floors.flatMap(({ rooms }) => rooms.flatMap((room) => room.points));
  if (points.length > maxPoints) return `os contornos têm mais de ${maxPoints} pontos`;
  for (const floor of plan.floors) {
    const problem = roomProblem(floor) ?? openingProblem(floor);
    if (problem) return problem;
  }
  return areaProblem(plan, area) ?? photoProblem(plan, photoCount);
}

function roomProblem({ name, rooms }: PlanFloor): string | undefined {
  for (const [index, room] of rooms.entries()) {
    if (!isSimple(room.points)) return `${name}: o contorno de ${room.name} se cruza ou volta sobre si mesmo`;
    const other = rooms
      .slice(index + 1)
      .find((next) => overlapOf(room.points, next.points, wallTolerance) > minOverlap);
    if (other) return `${name}: ${room.name} e ${other.name} ocupam o mesmo lugar`;
  }
  return undefined;
}

function openingProblem({ name, rooms, openings }: PlanFloor): string | undefined {
  const edges = rooms.flatMap(({ points }) => edgesOf(points));
  for (const [index, { kind, from, to }] of openings.entries()) {
    const label = `${name}: a ${kind === 'window' ? 'janela' : 'porta'} ${index + 1}`;
    if (Math.hypot(to[0] - from[0], to[1] - from[1]) < minOpening)
      return `${label} tem menos de ${metersText(minOpening)} m`;
    const isOnEdge = edges.some((edge) =>
      [from, to].every((end) => distanceToSegment(end, edge) <= openingTolerance),
    );
    if (!isOnEdge) return `${label} não fica na parede de nenhum cômodo`;
  }
  return undefined;
}

function areaProblem(plan: Plan, area: number | null): string | undefined {
  if (area === null) return 'a área do imóvel não é conhecida, e a planta não pode ser conferida';
  const sum = indoorArea(plan);
  return Math.abs(sum - area) <= area * areaTolerance
    ? undefined
    : `os cômodos somam ${metersText(sum)} m², e o imóvel tem ${metersText(area)} m²`;
}

function photoProblem({ floors, photos }: Plan, photoCount: number): string | undefined {
  const numbers = new Set<number>();
  for (const { photo, floor, at } of photos) {
    if (photo > photoCount) return `a planta cita a foto ${photo}, e o imóvel tem ${photoCount}`;
    if (numbers.has(photo)) return `a planta cita a foto ${photo} mais de uma vez`;
    numbers.add(photo);
    const shown = floors[floor];
    if (!shown) return `a foto ${photo} é de um andar que a planta não tem`;
    if (!roomAt(shown, at)) return `a foto ${photo} não fica dentro de nenhum cômodo (${shown.name})`;
  }
  return undefined;
}
