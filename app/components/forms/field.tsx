import type { ReactNode } from 'react';
import { Icon } from '~/components/ui/icon';

/** What every field has. Ids are given, never made: a page is rendered in pieces. */
export interface FieldFrame {
  id: string;
  label: ReactNode;
  /** Said below, before an error. */
  help?: ReactNode;
  error?: string;
}

const helpId = (id: string) => `${id}-dica`;
const errorId = (id: string) => `${id}-erro`;

/** Label above, help and error below (brief §9). */
export function Field({ id, label, help, error, children }: FieldFrame & { children: ReactNode }) {
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

export function FieldError({ id, error }: Pick<FieldFrame, 'id' | 'error'>) {
  if (!error) return null;
  return (
    <p className="msg" id={errorId(id)}>
      <Icon name="warning" small />
      <span>{error}</span>
    </p>
  );
}

/** How a control, or a group of them, is tied to its help and its error. */
export function described({ id, help, error }: Pick<FieldFrame, 'id' | 'help' | 'error'>) {
  const ids = [help && helpId(id), error && errorId(id)].filter(Boolean).join(' ');
  return { 'aria-invalid': error ? true : undefined, 'aria-describedby': ids || undefined };
}
