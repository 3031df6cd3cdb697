import { GroundShapes } from './ground-shapes';
import { stage, type StillGround } from './stage';

/** Our drawing of a property's place, without scripts: the middle of a stage that is never scaled. */
export function StillGroundView({ land, borders, own, names, radius, label }: StillGround) {
  const [x, y] = [stage.width / 2, stage.height / 2];
  return (
    <div className="parado" role="img" aria-label={label}>
      <div className="parado__palco" aria-hidden="true">
        <svg
          className={`solo${land === null ? ' solo--terra' : ''}`}
          viewBox={`0 0 ${stage.width} ${stage.height}`}
          width={stage.width}
          height={stage.height}
        >
          <GroundShapes id="parado" land={land} borders={borders} own={own} />
          {radius === null ? (
            <path className="solo__marco" d={`M${x} ${y}c-9-9-11-13-11-18a11 11 0 0 1 22 0c0 5-2 9-11 18z`} />
          ) : (
            <circle className="solo__volta" cx={x} cy={y} r={radius} />
          )}
        </svg>
        {names.map((name) => (
          <span
            className={`solo__nome parado__n${name.level}${name.isOwn ? ' solo__nome--seu' : ''}${name.isWater ? ' solo__nome--agua' : ''}`}
            style={{ left: name.x, top: name.y }}
            key={`${name.name} ${name.x}`}
          >
            {name.name}
          </span>
        ))}
      </div>
    </div>
  );
}
