import type { ReactNode } from 'react';

interface SubmitButtonProps {
  pending: boolean;
  /** Missing condition; the button looks disabled but works (settled §6). */
  waitsFor?: string;
  children: ReactNode;
}

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
