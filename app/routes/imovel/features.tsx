import { Icon } from '~/components/ui/icon';
import type { PropertyTexts } from './texts';

export const Features = ({ texts }: { texts: PropertyTexts }) => (
  <>
    <List id="caracteristicas" title="Características" items={texts.propertyDetails} />
    <List id="condominio" title="No condomínio" items={texts.condominiumDetails} />
  </>
);

/** Feeds can have fifty items; the rest is collapsed. */
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
      <li key={item}>{item}</li>
    ))}
  </ul>
);
