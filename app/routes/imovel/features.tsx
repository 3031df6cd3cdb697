import { Icon } from '~/components/ui/icon';
import type { PropertyTexts } from './texts';

/** Attributes of the property and of the condominium, and what else is known of the building. */
export function Features({ texts }: { texts: PropertyTexts }) {
  return (
    <>
      <List id="caracteristicas" title="Características" items={texts.propertyDetails} />
      <List id="condominio" title="No condomínio" items={texts.condominiumDetails} />
      <section className="bloco" aria-labelledby="ficha">
        <h2 id="ficha">Ficha do imóvel</h2>
        <dl className="contas contas--ficha">
          {texts.moreFacts.map(({ label, value }) => (
            <div key={label}>
              <dt>{label}</dt>
              <dd>{value}</dd>
            </div>
          ))}
        </dl>
      </section>
    </>
  );
}

/** A feed may name fifty: more than these are folded away. */
const firstItems = 12;

function List({ id, title, items }: { id: string; title: string; items: readonly string[] }) {
  if (items.length === 0) return null;
  const rest = items.slice(firstItems);
  return (
    <section className="bloco" aria-labelledby={id}>
      <h2 id={id}>{title}</h2>
      <Items items={items.slice(0, firstItems)} />
      {rest.length > 0 && (
        <details className="leia-mais">
          <summary className="elo">
            Ver todas ({items.length}) <Icon name="chevron" small />
          </summary>
          <Items items={rest} />
        </details>
      )}
    </section>
  );
}

const Items = ({ items }: { items: readonly string[] }) => (
  <ul className="itens">
    {items.map((item) => (
      <li key={item}>
        <Icon name="check" />
        {item}
      </li>
    ))}
  </ul>
);
