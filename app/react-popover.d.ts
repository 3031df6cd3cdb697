import 'react';

/** React 18 renders these attributes, but its types do not contain them. */
declare module 'react' {
  // Merged interfaces need the same type parameters.
  interface HTMLAttributes<T> {
    popover?: 'auto' | 'manual';
  }
  interface ButtonHTMLAttributes<T> {
    popovertarget?: string;
    popovertargetaction?: 'show' | 'hide' | 'toggle';
  }
}
