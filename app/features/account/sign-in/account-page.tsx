import type { ReactNode } from 'react';
import { BesidePrint } from '~/components/ui/beside-print';
import type { GravuraName } from '~/domain/gravura';
import './sign-in.css';

/** Page of sign-in, passwords and validation, beside a print (brief §16, 'Account'). */
export const AccountPage = ({ gravura, children }: { gravura: GravuraName; children: ReactNode }) => (
  <BesidePrint gravura={gravura} className="login">
    {children}
  </BesidePrint>
);
