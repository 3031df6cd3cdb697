import type { ReactNode } from 'react';
import { signInTitles, type SignInView } from './view';
import { BackArrow } from './sign-in-head';

export const dialogTitleId = 'acesso-titulo';

interface DialogContentProps {
  view: SignInView;
  onBack?: () => void;
  close: ReactNode;
  children: ReactNode;
}

/** Content of the sign-in dialog: back arrow, title, close button, form (spec 1 §2.6). */
export function DialogContent({ view, onBack, close, children }: DialogContentProps) {
  return (
    <>
      <div className="auth__topo">
        <BackArrow view={view} onBack={onBack} />
        <h2 id={dialogTitleId}>{signInTitles[view.step]}</h2>
        {close}
      </div>
      <div className="auth__corpo">{children}</div>
    </>
  );
}
