import type { ReactNode } from 'react';

interface SubmitButtonProps {
  pending: boolean;
  /** What it waits for; it looks off then, and can still be pressed (settled §6). */
  waitsFor?: string;
  children: ReactNode;
}

/** The form's one primary button; while it is sent its label stays (brief §9). */
export function SubmitButton({ pending, waitsFor, children }: SubmitButtonProps) {
  return (
    <button
      className={pending ? 'bt bt--1 is-carga' : 'bt bt--1'}
      aria-busy={pending || undefined}
      aria-disabled={waitsFor ? true : undefined}
      title={waitsFor}
    >
      {children}
    </button>
  );
}
