import type { ReactNode } from 'react';
import { Icon } from '~/components/ui/icon';

/** Ids are explicit, not `useId`: pages are rendered in fragments. */
export interface FieldLayout {
  id: string;
  label: ReactNode;
  help?: ReactNode;
  error?: string;
}

const helpId = (id: string) => `${id}-dica`;
/** As conform names it. */
const errorId = (id: string) => `${id}-error`;

/** Label above, help and error below (brief §9). */
export function Field({ id, label, help, error, children }: FieldLayout & { children: ReactNode }) {
  return (
    <div className={error ? 'campo erro' : 'campo'}>
      <label htmlFor={id}>{label}</label>
      {children}
      {help && (
        <p className="dica" id={helpId(id)}>
          {help}
        </p>
      )}
      <FieldError id={id} error={error} />
    </div>
  );
}

export function FieldError({ id, error }: Pick<FieldLayout, 'id' | 'error'>) {
  if (!error) return null;
  return (
    <p className="msg" id={errorId(id)}>
      <Icon name="warning" small />
      <span>{error}</span>
    </p>
  );
}

/** Adds the help text to the description of a control. */
export const withHelp = (
  { id, help }: Pick<FieldLayout, 'id' | 'help'>,
  describedBy: string | undefined,
) => ({
  'aria-describedby': [help && helpId(id), describedBy].filter(Boolean).join(' ') || undefined,
});

/** Props of a field in a form without rules of its own, which conform does not manage. */
export const plainError = (id: string, error: string | undefined) =>
  error && { error, 'aria-invalid': true, 'aria-describedby': errorId(id) };
