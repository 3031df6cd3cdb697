import type { ShownHistory } from './history.server';

/** Timeline by day; the last entry is the availability (issue 16, section 1). */
export function PriceHistory({ history: { entries, available, isPublic } }: { history: ShownHistory }) {
  return (
    <section className="bloco" aria-labelledby="linha-do-tempo">
      <h2 id="linha-do-tempo">Linha do tempo</h2>
      <ol className="itens historia">
        {entries.map(({ iso, day, text }, index) => (
          <li key={index}>
            <time className="num" dateTime={iso}>
              {day}
            </time>
            <span>{text}</span>
          </li>
        ))}
        {available && <li>{available}</li>}
      </ol>
      {!isPublic && <p className="nota">Você vê esta linha do tempo porque guardou o imóvel.</p>}
    </section>
  );
}
