import type { Figure } from './views-shown';

/** Dash for missing data: it differs from zero. */
export const Unknown = () => (
  <>
    <span aria-hidden="true">—</span>
    <span className="vh">sem dados</span>
  </>
);

export const Figures = ({ figures }: { figures: readonly Figure[] }) => (
  <dl className="seis">
    {figures.map(({ name, value, beside, counts }) => (
      <div key={name}>
        <dt>{name}</dt>
        <dd className="n">{value ?? <Unknown />}</dd>
        {beside && <dd className="c">{beside}</dd>}
        <dd>
          <details>
            <summary>
              o que conta?<span className="vh">{` ${name}`}</span>
            </summary>
            <p>{counts}</p>
          </details>
        </dd>
      </div>
    ))}
  </dl>
);
