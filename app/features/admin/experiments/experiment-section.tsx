import { Icon } from '~/components/ui/icon';
import { type Column, ListTable } from '../list/list-table';
import { type DifferenceScale, scaleWidth } from './difference-scale';
import type { ExperimentView } from './experiment-view';

type Arm = ExperimentView['arms'][number];

const seen: Column<Arm>[] = [{ title: 'Viram', cell: (arm) => arm.seen }];
const converted: Column<Arm>[] = [
  ...seen,
  { title: 'Pediram', cell: (arm) => arm.converted?.people },
  { title: 'Taxa', cell: (arm) => arm.converted?.rate },
];

export function ExperimentSection(view: ExperimentView) {
  const { name, question, about, arms, shares, areSharesOff, hidden, result } = view;
  return (
    <section className="msec" aria-labelledby={name}>
      <h2 id={name}>{question}</h2>
      <p className="suave mteste__sobre">
        {about} <code>{name}</code>
      </p>
      {areSharesOff && <SharesOff shares={shares} />}
      <div className="dupla-m">
        {result ? (
          <div className="mteste">
            <Difference label={result.label} {...result.scale} />
            <p>
              <b>{result.summary}</b> <span className="suave">{result.verdict}</span>
            </p>
          </div>
        ) : (
          <p className="suave">{hidden}</p>
        )}
        <ListTable
          caption={`Braços de ${question}`}
          columns={[{ title: 'Braço', cell: (arm: Arm) => arm.name }, ...(result ? converted : seen)]}
          rows={arms}
          keyOf={(arm) => arm.name}
        />
      </div>
      {!areSharesOff && shares && (
        <p className="mest mteste__ok">
          <Icon name="check" small />
          {`Divisão confere: ${shares}.`}
        </p>
      )}
    </section>
  );
}

const SharesOff = ({ shares }: Pick<ExperimentView, 'shares'>) => (
  <div className="recado recado--perigo" role="alert">
    <Icon name="warning" />
    <p>{`A divisão saiu ${shares} (p < 0,001). O resultado fica escondido até a causa aparecer.`}</p>
  </div>
);

const signed = (points: number) =>
  `${points > 0 ? '+' : points < 0 ? '−' : ''}${Math.abs(points).toLocaleString('pt-BR')}`;

const Difference = ({ label, zero, low, value, high, ticks }: DifferenceScale & { label: string }) => (
  <svg viewBox={`0 0 ${scaleWidth} 64`} role="img" aria-label={label}>
    <path d={`M${zero} 6V44`} stroke="var(--fio-forte)" strokeDasharray="3 3" />
    <path d={`M${low} 26H${high}M${low} 19v14M${high} 19v14`} stroke="var(--vidrotil)" strokeWidth="2" />
    <circle cx={value} cy="26" r="5" fill="var(--vidrotil)" />
    {ticks.map((tick, index) => (
      <text key={tick.points} x={tick.x} y="60" textAnchor={anchorOf(index, ticks.length)}>
        {`${signed(tick.points)}${Math.abs(tick.points) === 1 ? ' ponto' : ' pontos'}`}
      </text>
    ))}
  </svg>
);

function anchorOf(index: number, count: number): 'start' | 'middle' | 'end' {
  if (index === 0) return 'start';
  return index === count - 1 ? 'end' : 'middle';
}
