import type { ReactNode } from 'react';
import { contentId } from '~/components/layout/header';
import type { GravuraName } from '~/domain/gravura';
import { Gravura } from '../ui/gravura';
import '~/styles/sign-in.css';

/** The page of signing in, passwords and validation: the form beside a print (brief §16, 'Account'). */
export function AccountPage({ gravura, children }: { gravura: GravuraName; children: ReactNode }) {
  return (
    <main id={contentId} className="login">
      <div className="login__form">
        <div>{children}</div>
      </div>
      <figure className="login__foto">
        <Gravura name={gravura} sizes="(min-width: 64rem) 80vw, 1px" />
      </figure>
    </main>
  );
}
