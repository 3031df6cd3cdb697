import { useEffect, useRef } from 'react';
import { checkFields } from '~/domain/forms/lead-texts';

/** A field with an error: where it stands and what it is called. */
export interface Problem {
  id: string;
  label: string;
}

/**
 * What is wrong with a form, above it, with links to the fields (brief §9). It takes the focus when it comes: by
 * `autofocus` on a page, by script where it comes without one. Give it a new `key` for each attempt.
 */
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

/** The browser's own attribute: what an answer says stands where the reading goes on, without scripts too. */
export const focusOnArrival = { autoFocus: true };
