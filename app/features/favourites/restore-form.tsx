import type { ReactNode } from 'react';
import { hiddenField } from '~/forms/hidden-fields';
import { links } from '~/links';
import { folderField, folderIntents } from './folder-fields';

interface RestoreFormProps {
  /** The act of removing. */
  removal: number;
  /** One home of it; all of it without one. */
  home?: number;
  /** Where it leads. */
  back: string;
  /** Its button. */
  children: ReactNode;
}

/** Brings back what was removed. */
export const RestoreForm = (props: RestoreFormProps) => (
  <RemovalForm intent={folderIntents.restore} {...props} />
);

/** Ends for good what an act took. */
export const EraseForm = (props: Omit<RestoreFormProps, 'home'>) => (
  <RemovalForm intent={folderIntents.eraseAct} {...props} />
);

const RemovalForm = ({ intent, removal, home, back, children }: RestoreFormProps & { intent: string }) => (
  <form method="post" action={links.favourites()}>
    <input type="hidden" name={folderField.intent} value={intent} />
    <input type="hidden" name={folderField.removal} value={removal} />
    {home !== undefined && <input type="hidden" name={folderField.home} value={home} />}
    <input type="hidden" name={hiddenField.returnTo} value={back} />
    {children}
  </form>
);
