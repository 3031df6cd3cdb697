import type { ReactNode } from 'react';

/** The form's one primary button; while it is sent its label stays (brief, section 9). */
export function SubmitButton({ pending, children }: { pending: boolean; children: ReactNode }) {
  return (
    <button className={pending ? 'bt bt--1 is-carga' : 'bt bt--1'} aria-busy={pending || undefined}>
      {children}
    </button>
  );
}
