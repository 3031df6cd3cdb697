import type { ReactNode } from 'react';

interface SubmitButtonProps {
  pending: boolean;
  /** Missing condition; the button looks disabled but works (settled §6). */
  waitsFor?: string;
  /** Rare, and without an undo: not the accent. */
  isDestructive?: boolean;
  children: ReactNode;
}

export function SubmitButton({ pending, waitsFor, isDestructive = false, children }: SubmitButtonProps) {
  const look = isDestructive ? 'bt bt--2 perigo' : 'bt bt--1';
  return (
    <button
      className={pending ? `${look} is-carga` : look}
      aria-busy={pending || undefined}
      aria-disabled={waitsFor ? true : undefined}
      title={waitsFor}
    >
      {children}
    </button>
  );
}
