import { Gravura } from '~/components/ui/gravura';
import type { CoverageArea, CoverageEntry, CoverageList } from '~/domain/menus/coverage-areas';
import { areaField } from './coverage-fields';
import { slugify } from '@domain/text';

/** The coverage area (spec 1 §3.6): five prints are tabs, made of radios; each shows its places. */
export function Coverage({ areas }: { areas: readonly CoverageArea[] }) {
  return (
    <section className="secao atua" aria-labelledby="atuacao-titulo">
      <div className="palco">
        <h2 id="atuacao-titulo">Onde estamos</h2>
        <div className="vaos" role="radiogroup" aria-label="Área de atuação">
          {areas.map(({ name, gravura }, index) => (
            <label className="vao" key={name}>
              <input type="radio" name={areaField} value={slugify(name)} defaultChecked={index === 0} />
              <span className="foto">
                <Gravura name={gravura} sizes="(min-width: 1024px) 24rem, 16rem" />
              </span>
              <span className="vao__nome">{name}</span>
            </label>
          ))}
        </div>
        {areas.map((area) => (
          <section className="praca" key={area.name} aria-label={area.name}>
            {area.lists.length > 1 ? <TwoLists area={area} /> : <Places list={area.lists[0]!} />}
          </section>
        ))}
      </div>
    </section>
  );
}

/** Side by side where there is room; else a segment shows the one or the other. */
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
