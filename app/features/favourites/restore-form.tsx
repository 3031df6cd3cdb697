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
export const RestoreForm = ({ removal, home, back, children }: RestoreFormProps) => (
  <form method="post" action={links.favourites()}>
    <input type="hidden" name={folderField.intent} value={folderIntents.restore} />
    <input type="hidden" name={folderField.removal} value={removal} />
    {home !== undefined && <input type="hidden" name={folderField.home} value={home} />}
    <input type="hidden" name={hiddenField.returnTo} value={back} />
    {children}
  </form>
);
