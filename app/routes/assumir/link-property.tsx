import type { ShownLink } from './link-data.server';

interface LinkPropertyProps extends Pick<ShownLink, 'property'> {
  /** The heading of the page is its title. */
  isTitled?: boolean;
}

/** The property that a contact is about; nothing without one. */
export function LinkProperty({ property, isTitled }: LinkPropertyProps) {
  if (!property) return null;
  const { title, code, place, path, picture } = property;
  const name = isTitled ? `Código ${code}` : `${title}, código ${code}`;
  return (
    <div className="assumir__imovel">
      {picture && <img src={picture} alt="" width={96} height={64} />}
      <p>
        {path ? <a href={path}>{name}</a> : name}
        <br />
        <span className="suave">{place}</span>
      </p>
    </div>
  );
}
