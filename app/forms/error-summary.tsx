import { useEffect, useRef } from 'react';
import { checkFields } from './form-texts';

export interface Problem {
  id: string;
  label: string;
}

/** Takes the focus (brief §9). Needs a new `key` for each attempt. */
export function ErrorSummary({ problems }: { problems: readonly Problem[] }) {
  const summary = useRef<HTMLDivElement>(null);
  useEffect(() => summary.current?.focus(), []);
  return (
    <div className="resumo-erros" role="alert" tabIndex={-1} ref={summary} {...focusOnArrival}>
      <p>{checkFields(problems.length)}</p>
      <ul>
        {problems.map(({ id, label }) => (
          <li key={id}>
            <a href={`#${id}`}>{label}</a>
          </li>
        ))}
      </ul>
    </div>
  );
}

/** HTML's autofocus: works without scripts. */
export const focusOnArrival = { autoFocus: true };
