import type { Plan } from '@domain/property/plan/plan';
import { withNorthUp } from '@domain/property/plan/turn';
import type { DayLight } from './day-light.server';
import { roomPath, viewBoxOf } from './floor-drawing.server';
import { type FloorView, planView } from './plan-view';

/** Which rooms the sun reaches, by the plan alone (issue 46, section 3). */
export function LightDrawing({ plan, light }: { plan: Plan; light: DayLight }) {
  const { rows } = planView(withNorthUp(plan).floors);
  const floors = rows.flatMap((row) => row.floors);
  return (
    <section className="luz" aria-labelledby="a-luz-do-dia">
      <div className="palco">
        <div className="luz__topo">
          <h2 id="a-luz-do-dia">A luz do dia</h2>
          <p className="suave">{`Onde o sol bate, em ${light.month}, sem contar árvores e vizinhos.`}</p>
        </div>
        <svg className="luz__arco" viewBox="0 0 1312 72" preserveAspectRatio="none" aria-hidden="true">
          <path d="M0 71C340 -12 972 -12 1312 71" vectorEffect="non-scaling-stroke" />
        </svg>
        <ol className="luz__horas">
          {light.times.map(({ title, text, lit }) => (
            <li key={title}>
              <span className="luz__sol" aria-hidden="true" />
              <h3>{title}</h3>
              <p>{text}</p>
              <div className="luz__plantas" aria-hidden="true">
                {floors.map((view) => (
                  <SmallFloor view={view} lit={new Set(lit)} key={view.index} />
                ))}
              </div>
            </li>
          ))}
        </ol>
      </div>
    </section>
  );
}

function SmallFloor({ view: { floor, index, box }, lit }: { view: FloorView; lit: ReadonlySet<string> }) {
  const paths = (isLit: boolean) =>
    floor.rooms
      .filter((_, room) => lit.has(`${index}.${room}`) === isLit)
      .map(({ points }) => roomPath(points))
      .join('');
  return (
    <svg viewBox={viewBoxOf(box)} style={{ flexGrow: Math.round(box.width * 100) }}>
      <path d={paths(false)} />
      <path className="luz__clara" d={paths(true)} />
    </svg>
  );
}
