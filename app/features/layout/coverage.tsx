import type { CoverageArea, CoverageEntry, CoverageList } from '~/domain/menus/coverage-areas';
import { areaField } from './coverage-fields';
import { slugify } from '@domain/kernel/text';

/** Coverage area (spec 1 §3.6): radio buttons as tabs. */
export function Coverage({ areas }: { areas: readonly CoverageArea[] }) {
  return (
    <>
      <div className="areas" role="radiogroup" aria-label="Área de atuação">
        {areas.map(({ name }, index) => (
          <label key={name}>
            <input type="radio" name={areaField} value={slugify(name)} defaultChecked={index === 0} />
            <span>{name}</span>
          </label>
        ))}
      </div>
      {areas.map((area) => (
        <section className="praca" key={area.name} aria-label={area.name}>
          {area.lists.length > 1 ? <TwoLists area={area} /> : <Places list={area.lists[0]!} />}
        </section>
      ))}
    </>
  );
}

function TwoLists({ area: { name, lists } }: { area: CoverageArea }) {
  return (
    <div className="alt">
      <div className="seg seg--t alt__seg" role="radiogroup" aria-label={`${name}: ver por`}>
        {lists.map(({ title }, index) => (
          <label key={title}>
            <input
              type="radio"
              name={`${areaField}-${slugify(name)}`}
              value={slugify(title)}
              defaultChecked={index === 0}
            />
            {title}
          </label>
        ))}
      </div>
      {lists.map((list) => (
        <div className="alt__l" key={list.title}>
          <h3>{list.title}</h3>
          <Places list={list} />
        </div>
      ))}
    </div>
  );
}

const Places = ({ list }: { list: CoverageList }) => (
  <ul className="bairros">
    {list.entries.map((entry) => (
      <Place entry={entry} key={entry.label} />
    ))}
  </ul>
);

function Place({ entry: { label, state, buy, rent } }: { entry: CoverageEntry }) {
  return (
    <li>
      <p>
        {label}
        {state && <small>{state}</small>}
      </p>
      {buy && (
        <a href={buy} aria-label={`Comprar em ${label}`}>
          Comprar
        </a>
      )}
      {rent && (
        <a href={rent} aria-label={`Alugar em ${label}`}>
          Alugar
        </a>
      )}
    </li>
  );
}
