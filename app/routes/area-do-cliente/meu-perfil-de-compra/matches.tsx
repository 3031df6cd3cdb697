import { countedProperties, nounFor } from '@domain/kernel/counts';
import type { Match } from './matches.server';

export function Matches({ matches }: { matches: readonly Match[] }) {
  const [first, ...others] = matches;
  if (!first) return null;
  if (others.length === 0)
    return (
      <p className="menor suave">
        {sentence(first)}
        {first.total > 0 && (
          <a className="sublinhado" href={first.href}>
            Ver
          </a>
        )}
      </p>
    );
  return (
    <div className="menor suave">
      <p>Hoje, quantos imóveis à venda combinam:</p>
      <ul className="ficha">
        {matches.map(({ place, total, href }) => (
          <li key={place}>
            {total > 0 ? (
              <a className="sublinhado" href={href}>{`${place}, cerca de ${total}`}</a>
            ) : (
              `${place}, nenhum`
            )}
          </li>
        ))}
      </ul>
    </div>
  );
}

const sentence = ({ total }: Match) =>
  total === 0
    ? 'Hoje, nenhum imóvel à venda combina.'
    : `Hoje, cerca de ${countedProperties(total)} à venda ${nounFor(total, 'combina', 'combinam')}. `;
