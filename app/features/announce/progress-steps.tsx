import './progress-steps.css';

export interface ProgressStep {
  name: string;
  text?: string;
  isDone?: boolean;
}

export const ProgressSteps = ({ steps, current }: { steps: readonly ProgressStep[]; current: number }) => (
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
