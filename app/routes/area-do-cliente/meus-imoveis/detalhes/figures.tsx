import type { Figure } from './views-shown';

/** What nobody has counted is a dash, never none. */
export const Unknown = () => (
  <>
    <span aria-hidden="true">—</span>
    <span className="vh">sem dados</span>
  </>
);

/** The six figures, each with what it counts. */
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
