import type { ReactNode } from 'react';
import { hiddenField } from '~/forms/hidden-fields';
import { links } from '~/links';
import { folderField, folderIntents } from './folder-fields';

interface RestoreFormProps {
  removal: number;
  /** One property; default: all of the removal. */
  home?: number;
  back: string;
  children: ReactNode;
}

export const RestoreForm = (props: RestoreFormProps) => (
  <RemovalForm intent={folderIntents.restore} {...props} />
);

/** Deletes the removed items permanently. */
export const EraseForm = (props: Omit<RestoreFormProps, 'home'>) => (
  <RemovalForm intent={folderIntents.eraseAct} {...props} />
);

const RemovalForm = ({
  intent,
  removal,
  home: property,
  back,
  children,
}: RestoreFormProps & { intent: string }) => (
  <form method="post" action={links.favourites()}>
    <input type="hidden" name={folderField.intent} value={intent} />
    <input type="hidden" name={folderField.removal} value={removal} />
    {property !== undefined && <input type="hidden" name={folderField.home} value={property} />}
    <input type="hidden" name={hiddenField.returnTo} value={back} />
    {children}
  </form>
);
