import './way.css';

export interface WayStep {
  name: string;
  /** When it was, or will be. */
  text?: string;
  isDone?: boolean;
}

/** How far something has come, step by step; `current` is the place of the step it is at. */
export const Way = ({ steps, current }: { steps: readonly WayStep[]; current: number }) => (
  <ol className="caminho" aria-label="Andamento">
    {steps.map(({ name, text, isDone }, index) => (
      <li
        className={isDone ? 'feita' : undefined}
        aria-current={index === current ? 'step' : undefined}
        key={name}
      >
        {name}
        {text && <small>{text}</small>}
      </li>
    ))}
  </ol>
);
