import './way-ahead.css';

interface WayAheadProps {
  /** When it was received. */
  when: string;
  /** Until when somebody calls: 'terça, 24/11'. */
  callBy: string;
}

/** What becomes of an announcement, and when. */
export function WayAhead({ when, callBy }: WayAheadProps) {
  const way = [
    ['Recebido', when],
    ['Em análise', `até ${callBy}`],
    ['Visita de fotos', 'você escolhe o dia'],
    ['No ar', 'com a sua aprovação'],
  ] as const;
  return (
    <ol className="caminho" aria-label="Andamento">
      {way.map(([name, text], index) => (
        <li aria-current={index === 0 ? 'step' : undefined} key={name}>
          {name}
          <small>{text}</small>
        </li>
      ))}
    </ol>
  );
}
