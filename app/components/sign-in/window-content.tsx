import type { ReactNode } from 'react';
import { signInTitles, type SignInView } from '~/domain/sign-in/view';
import { BackArrow } from './sign-in-head';

/** What names the window. */
export const windowTitleId = 'acesso-titulo';

interface WindowContentProps {
  view: SignInView;
  onBack?: () => void;
  /** The cross. */
  close: ReactNode;
  /** The step's form. */
  children: ReactNode;
}

/** The inside of the sign-in window: arrow, title, cross, form (spec 1 §2.6). */
export function WindowContent({ view, onBack, close, children }: WindowContentProps) {
  return (
    <>
      <div className="auth__topo">
        <BackArrow view={view} onBack={onBack} />
        <h2 id={windowTitleId}>{signInTitles[view.step]}</h2>
        {close}
      </div>
      <div className="auth__corpo">{children}</div>
    </>
  );
}
